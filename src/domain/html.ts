import { FilterXSS, type IWhiteList } from 'xss'
import { isSafeLink } from './links'

const aligned = ['style']
const whiteList: IWhiteList = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  p: aligned,
  h1: aligned,
  h2: aligned,
  h3: aligned,
  h4: aligned,
  h5: aligned,
  h6: aligned,
  span: ['style'],
  mark: ['data-color', 'style'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ...Object.fromEntries(
    [
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'br',
      'hr',
      'ul',
      'li',
      'blockquote',
      'pre',
      'code',
      'table',
      'thead',
      'tbody',
      'tr',
    ].map((tag) => [tag, []]),
  ),
}

const colour = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\)|[a-z]+)$/i

const filter = new FilterXSS({
  whiteList,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'template'],
  css: {
    whiteList: {
      'text-align': /^(left|right|center|justify|start|end)$/,
      color: colour,
      'background-color': colour,
    },
  },
  safeAttrValue(_tag, name, value, cssFilter) {
    const text = value.trim()
    if (name === 'href' || name === 'src') return isSafeAddress(text) ? text.replace(/"/g, '&quot;') : ''
    if (name === 'target') return text === '_blank' ? '_blank' : ''
    if (name === 'style') return cssFilter.process(text)
    return text.replace(/"/g, '&quot;').replace(/</g, '&lt;')
  },
})

const named = new Map(
  Object.entries({
    amp: '&',
    quot: '"',
    apos: "'",
    lt: '<',
    gt: '>',
    nbsp: '\u00a0',
    colon: ':',
    tab: '\t',
    newline: '\n',
    sol: '/',
  }),
)

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

/**
 * Whether an address is safe as a browser reads it. HTML has about two thousand named character references: any that
 * editors do not write could hide a character such as a backslash, so it is refused.
 */
function isSafeAddress(written: string): boolean {
  let isKnown = true
  const read = written.replace(/&(?:#x([\da-f]+);?|#(\d+);?|(\w+);)/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return characterOf(hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10))
    const character = named.get(String(name).toLowerCase())
    isKnown &&= character !== undefined
    return character ?? whole
  })
  return isKnown && isSafeLink(read)
}

/** Sanitises rich text for storing and showing: keeps formatting, links and pictures; no scripts, no foreign styles. */
export const sanitizeHtml = (html: string): string => filter.process(html)
