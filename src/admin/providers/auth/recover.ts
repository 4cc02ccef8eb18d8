import { refused, type SessionOptions, type SignInResult } from './session'

/** The two steps of somebody who has forgotten their password, neither of which has a session. */
export async function recover(
  step: 'forgot' | 'reset',
  body: Record<string, string>,
  { fetch = globalThis.fetch, host = '/api', locale }: SessionOptions,
): Promise<SignInResult> {
  try {
    const answer = await fetch(new URL(`${host}/clients/web/${step}`, location.origin).href, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', Locale: locale() },
      body: JSON.stringify(body),
      redirect: 'error',
    })
    return answer.ok ? { ok: true } : refused(answer, await answer.json().catch(() => ({})))
  } catch {
    return { ok: false, reason: 'no_answer', message: '' }
  }
}
