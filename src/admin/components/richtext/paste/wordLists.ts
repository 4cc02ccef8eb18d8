import { isBlank, writtenStyle } from './dom'
import { type ListNumbering, numberingOf } from './numbering'

interface Item extends ListNumbering {
  level: number
  list: string
}

/** A bullet or number with a wide space at the start of a paragraph, for marks without an element of their own. */
const bareMark = /^\s*([·•▪◦●§Øüo–-]|[(（]?[\p{L}\d]{1,5}[.)）/])(?:\u00a0|\t|\s{2,})\s*/u

/** List, level and mark of a Word paragraph, whose mark it removes; `undefined` for other paragraphs. */
function itemOf(paragraph: Element): Item | undefined {
  const style = writtenStyle(paragraph)
  const [, list, level] = /mso-list:\s*(\w+)\s+level(\d+)/i.exec(style) ?? []
  const mark = markOf(paragraph)
  if (mark === undefined && !level) return undefined
  const indent = Number(/margin-left:\s*([\d.]+)in/i.exec(style)?.[1] ?? 0.5)
  return {
    level: level ? Number(level) : Math.max(1, Math.round(indent / 0.5)),
    list: `${list ?? ''} ${/\blfo\d+/i.exec(style)?.[0] ?? ''}`,
    ...numberingOf(mark ?? ''),
  }
}

const markIn = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(writtenStyle(span)))

function markOf(paragraph: Element): string | undefined {
  const ignored = markIn(paragraph)
  if (ignored) {
    const mark = ignored.textContent ?? ''
    ignored.remove()
    return mark.trim()
  }
  const [whole, mark] = bareMark.exec(paragraph.textContent ?? '') ?? []
  if (!whole || !paragraph.matches('[class^=MsoList]')) return undefined
  cutStart(paragraph, whole.length)
  return mark
}

function cutStart(element: Element, length: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, 4)
  let left = length
  while (left > 0 && texts.nextNode()) {
    const text = texts.currentNode as Text
    const cut = Math.min(left, text.length)
    text.deleteData(0, cut)
    left -= cut
  }
}

/** Turns Word's list paragraphs, each with its bullet or number, into lists. */
export function listsOfWord(body: Element): void {
  for (const paragraph of [...body.querySelectorAll('p, div')]) {
    if (!paragraph.isConnected || !isListed(paragraph)) continue
    const first = itemOf(paragraph)
    if (first) build(paragraph, first)
  }
  // A numbered heading stays a heading.
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const mark = markIn(heading)
    mark?.replaceWith(`${mark.textContent?.trim()} `)
  }
}

const isListed = (element: Element | null): element is Element =>
  !!element?.matches('p, div') &&
  !element.querySelector('p, div') &&
  (element.matches('[class^=MsoList]') || /mso-list:\s*l\d/i.test(writtenStyle(element)))

function build(paragraph: Element, first: Item): void {
  const page = paragraph.ownerDocument
  const place = page.createElement('div')
  paragraph.before(place)
  const open: { level: number; list: string; element: Element }[] = []
  const add = (item: Item, content: Element) => {
    const { level, list, isOrdered, type, start } = item
    const isOther = (top: (typeof open)[number]) =>
      top.level > level ||
      (top.level === level && (top.list !== list || top.element.matches('ol') !== isOrdered))
    let top = open.at(-1)
    while (top && isOther(top)) {
      open.pop()
      top = open.at(-1)
    }
    if (!top || top.level < level) {
      const element = page.createElement(isOrdered ? 'ol' : 'ul')
      if (start > 1) element.setAttribute('start', `${start}`)
      if (type) element.setAttribute('type', type)
      const parent = top?.element.lastElementChild ?? place
      parent.append(element)
      top = { level, list, element }
      open.push(top)
    }
    const li = page.createElement('li')
    li.append(asParagraph(content))
    top.element.append(li)
  }
  let item: Item | undefined = first
  let next: Element | null = paragraph
  while (next) {
    const content: Element = next
    next = content.nextElementSibling
    if (item) add(item, content)
    else if (isBlank(content)) content.remove()
    else open.at(-1)?.element.lastElementChild?.append(asParagraph(content))
    if (!isListed(next)) break
    item = itemOf(next)
  }
  place.replaceWith(...place.childNodes)
}

function asParagraph(content: Element): Element {
  content.removeAttribute('class')
  content.removeAttribute('style')
  return content
}
