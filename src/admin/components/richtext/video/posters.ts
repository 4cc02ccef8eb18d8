import { videoOf } from '../../../../domain/video'

const frames = /<iframe src="([^"]*)"(?: title="([^"]*)")?[^>]*><\/iframe>/g

/** Puts a button in the place of each film of a clean text, so that nothing is loaded from its site before a press. */
export const withPosters = (html: string, nameOf: (site: string) => string): string =>
  html.replace(frames, (_, src: string, title = '') => {
    const name = title || nameOf(videoOf(src)?.site ?? '')
    return `<button type="button" class="video" data-src="${src}"><span>${name}</span></button>`
  })

/** The address of a player that begins at once. */
export const playing = (src: string): string => `${src}${src.includes('?') ? '&' : '?'}autoplay=1`

/** What a player may do. */
export const allowed = {
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  // The site asks where it is shown.
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

/** Puts the film in the place of its button. */
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
