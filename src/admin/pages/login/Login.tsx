import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import type { Credentials, SignInResult } from '../../providers/auth/session'
import { loadFonts } from '../../theme/fonts'
import { Field } from './Field'
import { LanguagePicker } from './LanguagePicker'
import { PasswordField } from './PasswordField'
import { type Language, rememberLanguage, type Strings, strings } from './strings'

interface LoginProps {
  language: Language
  signIn: (credentials: Credentials) => Promise<SignInResult>
  onSignedIn: () => void
  /** Called when the person begins to type, to prefetch the back office. */
  onActivity?: () => void
  onLanguage?: (language: Language) => void
  /** The site's name; ours by default. */
  site?: string
  /** The address of its logo; what the server sends by default. */
  logo?: string
  /** Why they are here: the session ended, or the account is not staff. */
  reason?: string | null
}

type Refused = Extract<SignInResult, { ok: false }>
type Missing = Partial<Record<'email' | 'password' | 'captcha', string>>
const never = () => () => undefined

/** The sign-in page: plain React and plain CSS, so that it loads fast. */
export function Login(props: LoginProps) {
  const { language: initial, signIn, onSignedIn, onActivity, onLanguage, reason, logo = '/site-logo' } = props
  const [language, setLanguage] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refused>()
  const [missing, setMissing] = useState<Missing>({})
  // Before hydration the browser must not submit the form, and only what all prerendered forms contain may be
  // rendered.
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const words = strings[language]
  const site = props.site || words.site
  const notice =
    reason === 'expired' ? words.session_ended : reason === 'not_staff' ? words.no_access : undefined
  useEffect(() => {
    document.title = `${words.title} · ${words.product}`
  }, [words])

  const choose = (next: Language) => {
    setLanguage(next)
    rememberLanguage(next)
    void loadFonts(next)
    onLanguage?.(next)
  }

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
    <main className="login">
      <div className="login-card">
        <img className="login-logo" src={logo} alt="" width="160" height="48" />
        <p className="login-site">{site}</p>
        <h1>{words.title}</h1>
        {live && notice && !failure && (
          <p className="login-notice" role="status">
            {notice}
          </p>
        )}
        <div role="alert">
          {failure && (
            <p className="login-failure">
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="M12 7v6m0 4h.01M12 2.5 22.5 21h-21z" />
              </svg>
              {sentenceOf(failure, words)}
            </p>
          )}
        </div>
        <form method="post" noValidate onSubmit={submit} onFocus={onActivity} onInput={onActivity}>
          <Field
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={missing.email}
          />
          <PasswordField words={words} error={missing.password} />
          {failure?.captcha && (
            <Field
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
        <p className="login-help">{words.forgotten}</p>
        <LanguagePicker label={words.language} value={language} onChange={choose} />
      </div>
    </main>
  )
}

const sentenceOf = ({ reason, message, captcha, errors }: Refused, words: Strings): string =>
  captcha && errors?.captcha
    ? words.captcha_needed
    : reason === 'no_answer'
      ? words.offline
      : reason === 'not_staff'
        ? words.no_access
        : message || words.wrong_credentials
