import { rememberedLanguage, strings } from './strings'
import { whenIdle } from './whenIdle'

/** Sets the progress of the loading screen (0 to 1), if it is still there; never backwards. */
export function setProgress(share: number): void {
  const bar = document.querySelector<HTMLElement>('.loading-bar')
  if (!bar) return
  const shown = Number(bar.getAttribute('aria-valuenow') ?? 0) / 100
  const next = Math.min(1, Math.max(shown, share))
  bar.setAttribute('aria-valuenow', String(Math.round(next * 100)))
  bar.style.setProperty('--progress', String(Math.max(0.08, next)))
}

let unmountLogin: () => void = () => undefined

/** Sets how the login page is unmounted once the first screen is there. */
export const setUnmountLogin = (unmount: () => void): void => {
  unmountLogin = unmount
}

/** What waits for the first screen; none once that has been drawn. */
let waiting: (() => unknown)[] | null = []

/**
 * Does what is of use only later, such as fetching code of parts further down, once the first screen is there and the
 * browser is idle: a phone that has everything to do at once shows nothing. At once from then on.
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

/** Call it when the first screen is there: takes away the loading screen or the login page. */
export function finishLoading(): void {
  if (waiting) whenIdle(startWaiting)
  const root = document.getElementById('root')
  if (!root) return
  // Gone with the very frame that paints the screen: on a slow machine the next task is a third of a second off.
  root.remove()
  // Deferred: React cannot unmount one root while it renders another.
  setTimeout(() => {
    unmountLogin()
    unmountLogin = () => undefined
  })
}

/** Replaces the progress bar by an error message and a retry button. */
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
