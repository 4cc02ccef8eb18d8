import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Credentials, SignInResult } from '../../providers/auth/session'
import { rememberedLanguage, siteName } from '../../startup/strings'
import { loadFonts } from '../../theme/fonts'
import { Login } from './Login'

interface Options {
  signIn: (credentials: Credentials) => Promise<SignInResult>
  onSignedIn: () => void
  onActivity: () => void
  reason: string | null
}

/**
 * Shows the login page in `root`: hydrates the prerendered form, or renders it. Returns a function that unmounts it.
 */
export function mountLogin(root: HTMLElement, options: Options): () => void {
  const language = rememberedLanguage()
  void loadFonts(language)
  const page = <Login language={language} site={siteName()} {...options} />
  const form = root.querySelector<HTMLElement>(`[data-form="${language}"]`)
  if (form) {
    for (const other of [...root.children]) if (other !== form) other.remove()
    form.removeAttribute('data-form')
    const mounted = hydrateRoot(form, page, { identifierPrefix: language })
    return () => mounted.unmount()
  }
  const mounted = createRoot(root)
  mounted.render(page)
  return () => mounted.unmount()
}
