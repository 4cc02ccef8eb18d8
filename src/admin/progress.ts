import { rememberedLanguage, strings } from './pages/login/strings'

/** How far the start is, 0 to 1; drawn by the loading screen, if it is still there. Never goes back. */
export function setProgress(share: number): void {
  const bar = document.querySelector<HTMLElement>('.loading-bar')
  if (!bar) return
  const shown = Number(bar.getAttribute('aria-valuenow') ?? 0) / 100
  const next = Math.min(1, Math.max(shown, share))
  bar.setAttribute('aria-valuenow', String(Math.round(next * 100)))
  bar.style.setProperty('--progress', String(Math.max(0.08, next)))
}

let unmountLogin: () => void = () => undefined

/** What covers the back office until its first screen is painted knows best how to leave. */
export const setUnmountLogin = (unmount: () => void): void => {
  unmountLogin = unmount
}

/** The first screen is painted: takes away what covered it. */
export function finishLoading(): void {
  const root = document.getElementById('root')
  if (!root?.hasChildNodes()) return
  setProgress(1)
  // One React tree cannot be taken down from inside the work of another.
  setTimeout(() => {
    unmountLogin()
    unmountLogin = () => undefined
    root.replaceChildren()
  })
}

/** The code could not be fetched: says so where the bar was, with a way to try again. */
export function showStartFailure(): void {
  const words = strings[rememberedLanguage()]
  const text = document.createElement('p')
  text.textContent = words.offline
  const button = document.createElement('button')
  button.textContent = words.try_again
  button.className = 'login-submit'
  button.addEventListener('click', () => location.reload())
  document.querySelector('.loading-bar')?.replaceWith(text, button)
}
