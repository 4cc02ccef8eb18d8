import { refused, type SessionOptions, type SignInResult } from './session'

/** Requests a password link, or sets a password by it; neither call has a session. */
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
