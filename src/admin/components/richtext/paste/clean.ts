import { isBlank, renamed, unwrap, writtenStyle } from './dom'
import { tidyLists } from './lists'
import { headingsOfStyles, inlineRules, marksOfStyles } from './styles'
import { listsOfWord } from './wordLists'

const kept: Record<string, readonly string[]> = {
  a: ['href', 'title', 'target'],
  img: ['src', 'alt', 'title', 'width', 'height', 'data-upload'],
  iframe: ['src', 'title'],
  ol: ['start', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  mark: ['data-color'],
}

/**
 * Turns HTML copied from Word, Excel, Pages, LibreOffice, Google Docs, Sheets or a web page into plain semantic HTML:
 * headings, lists, tables, links, bold and italic, without other styles.
 * @param takePicture called with each picture
 */
export function cleanPasted(html: string, takePicture?: (image: Element) => void): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { body } = page
  // Turns HTML copied from office programs or web pages into plain semantic HTML; `takePicture` gets each picture.
  if (!body.querySelector('[data-pm-slice]')) clean(page, body)
  if (takePicture) for (const image of [...body.querySelectorAll('img')]) takePicture(image)
  return body.innerHTML
}

function clean(page: Document, body: Element): void {
  inlineRules(page)
  removeUnseen(body)
  headingsOfStyles(body)
  listsOfWord(body)
  tidyLists(body)
  marksOfStyles(body)
  tidyTables(body)
  tidyBlocks(body)
  for (const element of [...body.querySelectorAll('*')]) plain(element)
  joinLines(body)
}

/** Nodes of one type: 4 is text, 128 a comment. */
function nodesIn(body: Element, type: 4 | 128): CharacterData[] {
  const walk = body.ownerDocument.createTreeWalker(body, type)
  const found: CharacterData[] = []
  while (walk.nextNode()) found.push(walk.currentNode as CharacterData)
  return found
}

/** Word wraps its HTML source, and a line break may be the only space between two words. */
function joinLines(body: Element): void {
  for (const text of nodesIn(body, 4))
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(/\s*\n\s*/g, ' ')
}

function removeUnseen(body: Element): void {
  for (const comment of nodesIn(body, 128)) comment.remove()
  for (const element of [...body.querySelectorAll('*')]) {
    const style = writtenStyle(element)
    const isGone =
      element.matches('style, script, meta, link, title, xml, colgroup, template, noscript, object, svg') ||
      element.matches('.Apple-interchange-newline, img[aria-roledescription=checkbox]') ||
      /display:\s*none|mso-hide:\s*all/i.test(style)
    if (isGone) element.remove()
    // Spaces that Office and Apple put into elements of their own.
    else if (/mso-(spacerun|tab-count)/i.test(style) || element.matches('.Apple-converted-space'))
      element.replaceWith(' ')
    // Names with a colon are Office's: empty paragraphs, smart tags, drawings.
    else if (/[:-]/.test(element.localName)) unwrap(element)
  }
}

function tidyTables(body: Element): void {
  for (const cell of [...body.querySelectorAll('thead td')]) renamed(cell, 'th')
  // A browser treats anything but a number above 1 as 1.
  for (const cell of body.querySelectorAll('td, th'))
    for (const name of ['colspan', 'rowspan'])
      if (!(Number(cell.getAttribute(name)) > 1)) cell.removeAttribute(name)
  for (const table of [...body.querySelectorAll('table')]) {
    const cells = table.querySelectorAll('td, th')
    if (cells.length === 1 && cells[0]) table.replaceWith(...cells[0].childNodes)
  }
}

function tidyBlocks(body: Element): void {
  for (const anchor of [...body.querySelectorAll('a')]) {
    const href = anchor.getAttribute('href') ?? ''
    // Bookmarks of the source document lead nowhere.
    if (!href || /^(#|file:|about:)/i.test(href)) unwrap(anchor)
  }
  for (const gap of [...body.querySelectorAll(':scope > br, :scope > div > br')]) {
    const beside = [gap.previousElementSibling, gap.nextElementSibling]
    if (beside.some((each) => each?.matches('p, h1, h2, h3, h4, h5, h6, ul, ol, table'))) gap.remove()
  }
  for (const paragraph of [...body.querySelectorAll('p[class^=Mso]')])
    if (isBlank(paragraph) && !paragraph.closest('td, th, li')) paragraph.remove()
}

function plain(element: Element): void {
  const { localName } = element
  const colour = element.getAttribute('data-colour')
  const align = alignOf(element)
  for (const { name } of [...element.attributes])
    if (!kept[localName]?.includes(name)) element.removeAttribute(name)
  if (colour) element.setAttribute('style', `color: ${colour}`)
  else if (align) element.setAttribute('style', `text-align: ${align}`)
  else if (localName === 'span' || localName === 'font') unwrap(element)
}

function alignOf(element: Element): string {
  if (!element.matches('p, h1, h2, h3, h4, h5, h6')) return ''
  const align = (element as HTMLElement).style.textAlign || element.getAttribute('align') || ''
  return /^(center|right|justify)$/.test(align) ? align : ''
}
