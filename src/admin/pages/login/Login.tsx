import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { Credentials, SignInResult } from '../../providers/auth/session'
import {
  type InterfaceLanguage,
  interfaceLanguages,
  languageNames,
  rememberLanguage,
  strings,
} from '../../startup/strings'
import { loadFonts } from '../../theme/fonts'
import { Failure } from './Failure'
import { canReset, forgotPlace, tokenIn } from './place'
import { SignIn } from './SignIn'

function LanguagePicker(props: {
  label: string
  value: InterfaceLanguage
  onChange: (language: InterfaceLanguage) => void
}) {
  return (
    <fieldset className="login-languages">
      <legend className="visually-hidden">{props.label}</legend>
      {interfaceLanguages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === props.value}
          onClick={() => props.onChange(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  )
}

interface LoginProps {
  language: InterfaceLanguage
  signIn: (credentials: Credentials) => Promise<SignInResult>
  onSignedIn: () => void
  onActivity?: () => void
  onLanguage?: (language: InterfaceLanguage) => void
  site?: string
  logo?: string
  /** Query parameter `reason`: the session ended, or the account is not staff. */
  reason?: string | null
}

type RecoveryPage = ComponentType<{ language: InterfaceLanguage; token?: string }>

/** Loads the recovery page only when it is needed, since few users need it; `failed` if it cannot be loaded. */
function useRecovery(isWanted: boolean): RecoveryPage | 'failed' | undefined {
  const [page, setPage] = useState<{ is: RecoveryPage | 'failed' }>()
  useEffect(() => {
    if (!isWanted) return
    import('./Recovery').then(
      (module) => setPage({ is: module.default }),
      () => setPage({ is: 'failed' }),
    )
  }, [isWanted])
  return page?.is
}

const never = () => () => undefined
const onHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function Login(props: LoginProps) {
  const { language: initial, signIn, onSignedIn, onActivity, onLanguage, reason, logo = '/site-logo' } = props
  const [language, setLanguage] = useState(initial)
  // Before hydration only what all prerendered forms contain may be rendered.
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const place = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => '',
  )
  const words = strings[language]
  const site = props.site || words.site
  const notice =
    reason === 'expired' ? words.session_ended : reason === 'not_staff' ? words.no_access : undefined
  const isOffered = live && canReset()
  const isForgotten = isOffered && (place === forgotPlace || tokenIn(place) !== undefined)
  const Recovery = useRecovery(isForgotten)
  useEffect(() => {
    if (!isForgotten) document.title = `${words.title} · ${words.product}`
  }, [words, isForgotten])

  const choose = (next: InterfaceLanguage) => {
    setLanguage(next)
    rememberLanguage(next)
    void loadFonts(next)
    onLanguage?.(next)
  }

  return (
    <main className="login">
      <div className="login-card">
        <img className="login-logo" src={logo} alt="" width="160" height="48" />
        <p className="login-site">{site}</p>
        {isForgotten ? (
          <div>
            {Recovery === 'failed' ? (
              <Failure>{words.offline}</Failure>
            ) : (
              Recovery && <Recovery language={language} token={tokenIn(place)} />
            )}
          </div>
        ) : (
          <SignIn {...{ words, live, signIn, onSignedIn, onActivity, notice }}>
            <p className="login-help">
              {isOffered ? <a href={forgotPlace}>{words.forgotten_password}</a> : words.forgotten}
            </p>
          </SignIn>
        )}
        <LanguagePicker label={words.language} value={language} onChange={choose} />
      </div>
    </main>
  )
}
