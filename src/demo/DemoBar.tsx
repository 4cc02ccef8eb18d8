import { type KeyboardEvent, type ReactElement, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { demo as en } from '../../i18n/en/demo'
import { demo as ja } from '../../i18n/ja/demo'
import { demo as vi } from '../../i18n/vi/demo'
import { signIn } from '../admin/providers/auth/session'
import { clearTokens, isSignedIn } from '../admin/providers/http/tokens'
import { demoAccounts } from '../seed/accounts'
import { siteBase } from './siteBase'
import './demo.css'

interface Props {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  startOver: () => Promise<void>
}

const words: Record<string, typeof vi> = { vi, en, ja }
const roles = ['owner', 'editor', 'keeper'] as const

function watchLanguage(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
const language = (): string => document.documentElement.lang

function watchPlace(changed: () => void): () => void {
  // Without this API the bar stays as it is until the page reloads.
  window.navigation?.addEventListener('currententrychange', changed)
  return () => window.navigation?.removeEventListener('currententrychange', changed)
}
/** The bar is open for anonymous visitors, who need its three accounts to sign in. */
const isWelcome = (): boolean => location.pathname === '/login' || !isSignedIn()

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function DemoBar({ fetch, startOver }: Props): ReactElement {
  const locale = useSyncExternalStore(watchLanguage, language)
  const text = words[locale] ?? vi
  const isOpen = useSyncExternalStore(watchPlace, isWelcome)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const run = (work: () => Promise<boolean>, then: string) => async () => {
    setState('busy')
    const isDone = await work().catch(() => false)
    if (isDone) location.assign(then)
    else setState('failed')
  }
  const enter = ({ email, password }: { email: string; password: string }) =>
    run(async () => (await signIn({ email, password }, { fetch, locale: language })).ok, '/')
  const reset = run(async () => {
    // Resetting ends the session, also in other windows and if the page reloads before it is done.
    clearTokens()
    await startOver()
    return true
  }, '/login')

  return (
    <aside className="demo" aria-label={text.mark}>
      <details open={isOpen} onKeyDown={closeOnEscape}>
        <summary aria-label={text.open}>{text.mark}</summary>
        <div className="demo-panel" aria-busy={state === 'busy'}>
          <p>{text.about}</p>
          {/* In a window of its own: the business lives in this one. */}
          <a href={siteBase} target="_blank" rel="noopener">
            {text.site}
          </a>
          <h2>{text.sign_in_as}</h2>
          {demoAccounts.map((account, index) => {
            const role = roles[index] ?? 'owner'
            return (
              <button type="button" key={role} disabled={state === 'busy'} onClick={enter(account)}>
                <strong>{text[role]}</strong>
                <span>{text[`${role}_hint`]}</span>
              </button>
            )
          })}
          <button
            type="button"
            className="demo-reset"
            disabled={state === 'busy'}
            onClick={() => window.confirm(text.reset_confirm) && void reset()}
          >
            {state === 'busy' ? text.resetting : text.reset}
          </button>
          <p role="status">{state === 'failed' && text.failed}</p>
        </div>
      </details>
    </aside>
  )
}

export function mountDemoBar(props: Props): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<DemoBar {...props} />)
}
