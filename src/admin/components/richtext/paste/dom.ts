/** Puts what is in an element in its place. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** The same element under another name; its attributes stay. */
export function renamed(element: Element, name: string): Element {
  const next = element.ownerDocument.createElement(name)
  for (const { name, value } of element.attributes) if (/^[\w-]+$/.test(name)) next.setAttribute(name, value)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}

/** Puts all that is in an element into a new one within it. */
export function wrapInside(element: Element, name: string): Element {
  const inner = element.ownerDocument.createElement(name)
  inner.append(...element.childNodes)
  element.append(inner)
  return inner
}

/** An element's style as it was written: what Office adds to CSS, browsers do not read. */
export const writtenStyle = (element: Element): string => element.getAttribute('style') ?? ''

/** Whether nothing in it would be seen. */
export const isBlank = (element: Element): boolean =>
  !element.textContent?.trim() && !element.querySelector('img, iframe, hr, table')
