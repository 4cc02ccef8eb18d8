import { useStore } from 'react-admin'

/** How this browser tells what arrived, besides the bell. */
export interface NoticeChoices {
  hasSound: boolean
  /** Notifications of the operating system, which the browser asks about itself. */
  isOnScreen: boolean
}

export const useNoticeChoices = () =>
  useStore<NoticeChoices>('notices', { hasSound: false, isOnScreen: false })

/** Two short tones. Silent until the person has touched the page once, as browsers demand. */
export function ring(): void {
  if (!('AudioContext' in globalThis)) return
  const audio = new AudioContext()
  const now = audio.currentTime
  for (const [tone, from] of [
    [880, 0],
    [1175, 0.16],
  ] as const) {
    const [oscillator, volume] = [audio.createOscillator(), audio.createGain()]
    oscillator.frequency.value = tone
    volume.gain.setValueAtTime(0.12, now + from)
    volume.gain.exponentialRampToValueAtTime(0.001, now + from + 0.35)
    oscillator.connect(volume).connect(audio.destination)
    oscillator.start(now + from)
    oscillator.stop(now + from + 0.36)
  }
  setTimeout(() => void audio.close(), 1_000)
}

/** Shows it on the screen while the page is hidden; a click leads back to it. */
export function showNotice(title: string, onClick: () => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted' || !document.hidden) return
  try {
    const notice = new Notification(title, { tag: 'nep-arrivals', icon: '/site-icon' })
    notice.onclick = () => {
      window.focus()
      onClick()
      notice.close()
    }
  } catch {
    // Android allows none from a page; sound and bell are left.
  }
}
