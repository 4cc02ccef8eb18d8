import { rememberedLanguage, strings } from './strings'
import { whenIdle } from './whenIdle'

/** Sets the progress of the loading screen, from 0 to 1; never moves it backwards. */
export function setProgress(share: number): void {
  const bar = document.querySelector<HTMLElement>('.loading-bar')
  if (!bar) return
  const shown = Number(bar.getAttribute('aria-valuenow') ?? 0) / 100
  const next = Math.min(1, Math.max(shown, share))
  bar.setAttribute('aria-valuenow', String(Math.round(next * 100)))
  bar.style.setProperty('--progress', String(Math.max(0.08, next)))
}

let unmountLogin: () => void = () => undefined

/** Called by `finishLoading`, once the first screen is there. */
export const setUnmountLogin = (unmount: () => void): void => {
  unmountLogin = unmount
}

/** Work that waits for the first screen; `null` once that is drawn. */
let waiting: (() => unknown)[] | null = []

/**
 * Defers work such as fetching code of parts further down until the first screen is drawn and the browser is idle; runs
 * it at once from then on. A phone that does everything at once shows nothing.
 */
export function afterFirstScreen(work: () => unknown): void {
  if (waiting) waiting.push(work)
  else work()
}

function startWaiting(): void {
  const all = waiting ?? []
  waiting = null
  for (const work of all) work()
}

/** Call it once the first screen is drawn: removes the loading screen or the login page. */
export function finishLoading(): void {
  if (waiting) whenIdle(startWaiting)
  const root = document.getElementById('root')
  if (!root) return
  // Removed in the very frame that paints the screen: on a slow machine the next task is a third of a second off.
  root.remove()
  // Deferred: React cannot unmount one root while it renders another.
  setTimeout(() => {
    unmountLogin()
    unmountLogin = () => undefined
  })
}

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
