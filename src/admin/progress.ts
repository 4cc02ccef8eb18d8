import { rememberedLanguage, strings } from './pages/login/strings'

/** Moves the bar of the loading screen, if it is still there, to a share from 0 to 1; never backwards. */
export function setProgress(share: number): void {
  const bar = document.querySelector<HTMLElement>('.loading-bar')
  if (!bar) return
  const shown = Number(bar.getAttribute('aria-valuenow') ?? 0) / 100
  const next = Math.min(1, Math.max(shown, share))
  bar.setAttribute('aria-valuenow', String(Math.round(next * 100)))
  bar.style.setProperty('--progress', String(Math.max(0.08, next)))
}

let unmountLogin: () => void = () => undefined

/** Sets how the login page is unmounted once the first screen is painted. */
export const setUnmountLogin = (unmount: () => void): void => {
  unmountLogin = unmount
}

/** To be called when the first screen is painted: removes the loading screen or the login page. */
export function finishLoading(): void {
  const root = document.getElementById('root')
  if (!root?.hasChildNodes()) return
  setProgress(1)
  // Deferred: React cannot unmount one root while it renders another.
  setTimeout(() => {
    unmountLogin()
    unmountLogin = () => undefined
    root.replaceChildren()
  })
}

/** Replaces the loading bar by a message that the code could not be fetched, and a button to try again. */
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
