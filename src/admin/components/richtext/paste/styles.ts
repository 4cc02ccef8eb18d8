import { renamed, unwrap, wrapInside, writtenStyle } from './dom'

const telling = /font|color|background|decoration|vertical-align|display|text-align|list-style/

/** Writes class rules of a document's style elements into the style attributes of their elements. */
export function inlineRules(page: Document): void {
  const rules = [...page.querySelectorAll('style')].flatMap(({ textContent }) => [
    ...(textContent ?? '').replace(/<!--|-->|\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ])
  for (const [, selectors = '', written = ''] of rules) {
    if (!telling.test(written)) continue
    const own = selectors.split(',').filter((selector) => /^\s*\w*\.[\w-]+\s*$/.test(selector))
    if (own.length === 0) continue
    for (const element of page.querySelectorAll(own.join(',')))
      element.setAttribute('style', `${written.trim()};${writtenStyle(element)}`)
  }
}

const plainColours =
  /^(black|white|silver|windowtext|transparent|inherit|initial|unset|currentcolor|\w*gr[ae]y)$/i

/** Whether a colour carries meaning; black, white and grey belong to the page. */
function isColourful(colour: string): boolean {
  if (/^[a-z]+$/i.test(colour)) return !plainColours.test(colour)
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  if (red === undefined || green === undefined || blue === undefined || alpha === 0) return false
  return /^rgb/.test(colour) && Math.max(red, green, blue) - Math.min(red, green, blue) > 64
}

const marked = 'a, b, strong, i, em, u, s, span, font, p, li, td, th, div'

export function marksOfStyles(body: Element): void {
  for (const element of [...body.querySelectorAll<HTMLElement>(marked)]) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine, verticalAlign } = element.style
    const isLight = /^(normal|[1-5]00)$/.test(fontWeight)
    const isCell = element.matches('td, th')
    const isHead = element.closest('h1, h2, h3, h4, h5, h6, th') !== null
    const isLink = element.closest('a') !== null
    const line = `${textDecoration} ${textDecorationLine}`
    const add = (name: string, is: boolean) => {
      if (is && !element.matches(name)) wrapInside(element, name)
    }
    add('strong', !isHead && /^(bold|bolder|[6-9]00)$/.test(fontWeight) && !element.matches('b'))
    add('em', /^(italic|oblique)/.test(fontStyle) && !element.matches('i'))
    add('u', !isLink && line.includes('underline'))
    add('s', line.includes('line-through'))
    add('sup', !isCell && verticalAlign === 'super')
    add('sub', !isCell && verticalAlign === 'sub')
    if (!isLink && !isHead) colour(element)
    // Google Docs wraps its HTML in a bold element that is not bold.
    if (element.matches('b, strong') && isLight) unwrap(element)
    else if (element.matches('i, em') && fontStyle === 'normal') unwrap(element)
  }
}

function colour(element: HTMLElement): void {
  const { color, backgroundColor } = element.style
  if (isColourful(color)) wrapInside(element, 'span').setAttribute('data-colour', color)
  // A background marks words; that of a cell or paragraph is design.
  if (element.matches('span, font') && isColourful(backgroundColor))
    wrapInside(element, 'mark').setAttribute('data-color', backgroundColor)
}

export function headingsOfStyles(body: Element): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const level = /mso-outline-level:\s*([1-6])\b/i.exec(writtenStyle(paragraph))?.[1]
    if (level) renamed(paragraph, `h${level}`)
    else if (paragraph.matches('.MsoTitle')) renamed(paragraph, 'h1')
  }
}
