import { videoOf } from '../../../../domain/video'

const frames = /<iframe src="([^"]*)"(?: title="([^"]*)")?[^>]*><\/iframe>/g

/** Replaces the videos of clean HTML by buttons, so that nothing is loaded from their sites before a click. */
export const withPosters = (html: string, nameOf: (site: string) => string): string =>
  html.replace(frames, (_, src: string, title = '') => {
    const name = title || nameOf(videoOf(src)?.site ?? '')
    return `<button type="button" class="video" data-src="${src}"><span>${name}</span></button>`
  })

export const playing = (src: string): string => `${src}${src.includes('?') ? '&' : '?'}autoplay=1`

export const allowed = {
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  // The player requires the embedding site.
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

export function play(event: Event): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button.video')
  if (!button) return
  const frame = document.createElement('iframe')
  Object.assign(frame, {
    src: playing(button.dataset.src ?? ''),
    className: 'video',
    title: button.textContent,
  })
  Object.assign(frame, allowed)
  button.replaceWith(frame)
  frame.focus()
}
