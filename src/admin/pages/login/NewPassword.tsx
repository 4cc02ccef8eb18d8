import { type FormEvent, useState } from 'react'
import { recover } from '../../providers/auth/recover'
import type { SignInResult } from '../../providers/auth/session'
import { rememberedLanguage, type Strings } from '../../startup/strings'
import { Failure } from './Failure'
import { LoginPasswordField } from './LoginPasswordField'
import type { RecoveryWords } from './recoveryStrings'

interface NewPasswordProps {
  words: RecoveryWords
  shared: Strings
  token: string
}

type Refused = Extract<SignInResult, { ok: false }>

export function NewPassword({ words, shared, token }: NewPasswordProps) {
  const [state, setState] = useState<'asked' | 'busy' | 'set'>('asked')
  const [failure, setFailure] = useState<Refused>()
  const [missing, setMissing] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const password = String(new FormData(form).get('password') ?? '')
    setMissing(password ? undefined : shared.password_required)
    if (!password) return form.querySelector<HTMLInputElement>('[name="password"]')?.focus()
    setState('busy')
    const result = await recover('reset', { token, password }, { locale: rememberedLanguage })
    setState(result.ok ? 'set' : 'asked')
    setFailure(result.ok ? undefined : result)
  }

  if (state === 'set')
    return (
      <p className="login-notice" role="status">
        {words.set}
      </p>
    )
  return (
    <form noValidate onSubmit={submit}>
      <div role="alert">
        {failure && !failure.errors?.password && (
          <Failure>{failure.errors?.token?.[0] ?? (failure.message || shared.offline)}</Failure>
        )}
      </div>
      <LoginPasswordField
        words={shared}
        label={words.password}
        autoComplete="new-password"
        hint={words.hint}
        error={missing ?? failure?.errors?.password?.[0]}
      />
      <button type="submit" className="login-submit" disabled={state === 'busy'}>
        {state === 'busy' ? words.saving : words.save}
      </button>
    </form>
  )
}
