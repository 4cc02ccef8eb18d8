import { type FormEvent, useState } from 'react'
import { lastEmail } from '../../providers/auth/lastEmail'
import { recover } from '../../providers/auth/recover'
import type { SignInResult } from '../../providers/auth/session'
import { rememberedLanguage, type Strings } from '../../startup/strings'
import { Failure } from './Failure'
import { LoginField } from './LoginField'
import type { RecoveryWords } from './recoveryStrings'

type Refused = Extract<SignInResult, { ok: false }>

/** Asks for the account's address. The answer never tells whether the account exists. */
export function AskForLink({ words, shared }: { words: RecoveryWords; shared: Strings }) {
  const [state, setState] = useState<'asked' | 'busy' | 'sent'>('asked')
  const [failure, setFailure] = useState<Refused>()
  const [missing, setMissing] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const read = (name: string) => String(typed.get(name) ?? '').trim()
    const email = read('email')
    const fault = email ? shared.email_invalid : shared.email_required
    const wrong = /^\S+@\S+$/.test(email) ? undefined : fault
    setMissing(wrong)
    if (wrong) return form.querySelector<HTMLInputElement>('[name="email"]')?.focus()
    setState('busy')
    const captcha = failure?.captcha && { captcha: read('captcha'), captcha_token: failure.captcha.token }
    const result = await recover('forgot', { email, ...captcha }, { locale: rememberedLanguage })
    setState(result.ok ? 'sent' : 'asked')
    setFailure(result.ok ? undefined : result)
    const answer = form.querySelector<HTMLInputElement>('[name="captcha"]')
    if (answer) answer.value = ''
  }

  if (state === 'sent')
    return (
      <p className="login-notice" role="status">
        {words.sent}
      </p>
    )
  return (
    <form noValidate onSubmit={submit}>
      <div role="alert">
        {failure && (
          <Failure>
            {failure.errors?.captcha ? shared.captcha_needed : failure.message || shared.offline}
          </Failure>
        )}
      </div>
      <p className="login-text">{words.explained}</p>
      <LoginField
        label={shared.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={lastEmail()}
        error={missing ?? failure?.errors?.email?.[0]}
      />
      {failure?.captcha && (
        <LoginField
          label={failure.captcha.question}
          name="captcha"
          inputMode="numeric"
          autoComplete="off"
          required
          hint={shared.captcha_hint}
          error={failure.errors?.captcha?.[0]}
        />
      )}
      <button type="submit" className="login-submit" disabled={state === 'busy'}>
        {state === 'busy' ? words.sending : words.send}
      </button>
    </form>
  )
}
