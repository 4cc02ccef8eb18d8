/** Gives a clipped cell its text as tooltip on hover. */
export function sayClipped({ target }: { target: EventTarget }): void {
  const cell =
    target instanceof Element ? target.closest<HTMLElement>('td, th, .clip, .facts, .two-lines') : null
  if (!cell) return
  // Without visually hidden text.
  const words = [...cell.childNodes].map(seen).join(' ')
  cell.title =
    cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight ? words.trim() : ''
}

function seen(node: ChildNode): string {
  if (!(node instanceof HTMLElement)) return node.textContent ?? ''
  return node.style.clipPath ? '' : [...node.childNodes].map(seen).join('')
}
