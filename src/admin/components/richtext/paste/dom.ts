/** Replaces an element by its children. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

export function renamed(element: Element, name: string): Element {
  const next = element.ownerDocument.createElement(name)
  for (const { name, value } of element.attributes) if (/^[\w-]+$/.test(name)) next.setAttribute(name, value)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}

export function wrapInside(element: Element, name: string): Element {
  const inner = element.ownerDocument.createElement(name)
  inner.append(...element.childNodes)
  element.append(inner)
  return inner
}

/** The style attribute as written, because browsers drop Office's CSS properties. */
export const writtenStyle = (element: Element): string => element.getAttribute('style') ?? ''

export const isBlank = (element: Element): boolean =>
  !element.textContent?.trim() && !element.querySelector('img, iframe, hr, table')
