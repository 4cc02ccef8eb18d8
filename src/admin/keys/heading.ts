import { AHEAD } from '../startup/ahead'

export const shownHeading = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((title) => !title.closest(`[${AHEAD}]`)) ?? null

export function pageHeading(): HTMLElement | null {
  const title = shownHeading()
  if (title) {
    title.tabIndex = -1
    title.style.outline = 'none'
  }
  return title
}

export function sectionHeading(place: Element | undefined): HTMLElement | null {
  const title = place?.isConnected
    ? place.closest('main section')?.querySelector<HTMLElement>('h2, h3')
    : null
  if (title) title.tabIndex = -1
  return title ?? null
}
