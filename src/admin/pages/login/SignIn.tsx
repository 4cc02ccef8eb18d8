import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { lastEmail } from '../../providers/auth/lastEmail'
import type { Credentials, SignInResult } from '../../providers/auth/session'
import type { Strings } from '../../startup/strings'
import { Failure } from './Failure'
import { LoginField } from './LoginField'
import { LoginPasswordField } from './LoginPasswordField'

interface SignInProps {
  words: Strings
  /** False until hydration, when the browser must not submit the form. */
  live: boolean
  signIn: (credentials: Credentials) => Promise<SignInResult>
  onSignedIn: () => void
  onActivity?: () => void
  notice?: string
  children: ReactNode
}

type Refused = Extract<SignInResult, { ok: false }>
type Missing = Partial<Record<'email' | 'password' | 'captcha', string>>

export function SignIn({ words, live, signIn, onSignedIn, onActivity, notice, children }: SignInProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refused>()
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)

  // After an expired session the user types only the password.
  useEffect(() => {
    const email = form.current?.querySelector<HTMLInputElement>('[name="email"]')
    const known = lastEmail()
    if (!email || email.value || !known) return
    email.value = known
    form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus()
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const read = (name: string) => String(typed.get(name) ?? '').trim()
    const credentials = {
      email: read('email'),
      password: String(typed.get('password') ?? ''),
      ...(failure?.captcha && { captcha: read('captcha'), captcha_token: failure.captcha.token }),
    }
    const found: Missing = {
      ...(!/^\S+@\S+$/.test(credentials.email) && {
        email: credentials.email ? words.email_invalid : words.email_required,
      }),
      ...(!credentials.password && { password: words.password_required }),
      ...(failure?.captcha && !credentials.captcha && { captcha: words.captcha_needed }),
    }
    setMissing(found)
    const first = Object.keys(found)[0]
    if (first) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    setBusy(true)
    const result = await signIn(credentials)
    if (result.ok) return onSignedIn()
    setBusy(false)
    setFailure(result)
    const captcha = form.querySelector<HTMLInputElement>('[name="captcha"]')
    if (captcha) captcha.value = ''
    form.querySelector<HTMLInputElement>('[name="password"]')?.select()
  }

  // Each captcha focuses its input; a wrong password focuses the password.
  const challenge = failure?.errors?.captcha && failure.captcha?.token
  useEffect(() => {
    if (challenge) document.querySelector<HTMLInputElement>('[name="captcha"]')?.focus()
  }, [challenge])

  return (
    <>
      <h1>{words.title}</h1>
      {live && notice && !failure && (
        <p className="login-notice" role="status">
          {notice}
        </p>
      )}
      <div role="alert">{failure && <Failure>{sentenceOf(failure, words)}</Failure>}</div>
      <form ref={form} method="post" noValidate onSubmit={submit} onFocus={onActivity} onInput={onActivity}>
        <LoginField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={missing.email}
        />
        <LoginPasswordField words={words} error={missing.password} />
        {failure?.captcha && (
          <LoginField
            label={failure.captcha.question}
            name="captcha"
            inputMode="numeric"
            autoComplete="off"
            required
            hint={words.captcha_hint}
            error={missing.captcha ?? failure.errors?.captcha?.[0]}
          />
        )}
        <button type="submit" className="login-submit" disabled={!live || busy}>
          {busy ? words.submitting : words.submit}
        </button>
      </form>
      {children}
    </>
  )
}

const ownWords: Partial<Record<Refused['reason'], keyof Strings>> = {
  no_answer: 'offline',
  not_staff: 'no_access',
  not_kept: 'not_kept',
}

const sentenceOf = ({ reason, message, captcha, errors }: Refused, strings: Strings): string => {
  if (captcha && errors?.captcha) return strings.captcha_needed
  const own = ownWords[reason]
  return own ? strings[own] : message || strings[reason === 'failed' ? 'failed' : 'wrong_credentials']
}
