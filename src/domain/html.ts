import { FilterXSS, type IWhiteList } from 'xss'
import { isSafeLink } from './links'
import { videoOf } from './video'

const aligned = ['style']
const whiteList: IWhiteList = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  iframe: ['src', 'title'],
  p: aligned,
  h1: aligned,
  h2: aligned,
  h3: aligned,
  h4: aligned,
  h5: aligned,
  h6: aligned,
  span: ['style'],
  mark: ['data-color', 'style'],
  ol: ['start', 'type'],
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

/** One attribute: `name="…"`, `name='…'` or `name=…`. Unambiguous, so that matching takes linear time. */
const attribute = /(?<=[\s"'/])([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

const colour = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\)|[a-z]+)$/i

const styles = new Map([
  ['text-align', /^(left|right|center|justify|start|end)$/],
  ['color', colour],
  ['background-color', colour],
])

const filter = new FilterXSS({
  whiteList,
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'object', 'template'],
  // The library's own attribute parser takes minutes for a tag with ten thousand spaces.
  onTag: (tag, written, { isWhite, isClosing }) => {
    if (!isWhite) return undefined
    if (isClosing) return tag === 'iframe' ? '' : undefined
    return tag === 'iframe' ? player(written) : openingTag(tag, written)
  },
})

function player(written: string): string {
  if (written.length > pieceLength) return ''
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of written.matchAll(attribute))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), double ?? single ?? bare ?? '')
  const video = videoOf(readAddress(found.get('src') ?? '') ?? '')
  const title = quoted(found.get('title') ?? '')
  return video ? `<iframe src="${video.src}"${title && ` title="${title}"`} allowfullscreen></iframe>` : ''
}

function openingTag(tag: string, written: string): string {
  const attributes: string[] = []
  if (written.length > pieceLength) return tag === 'img' ? '' : `<${tag}>`
  const seen = new Set<string>()
  for (const [, given = '', double, single, bare] of written.matchAll(attribute)) {
    const name = given.toLowerCase()
    if (seen.has(name) || !whiteList[tag]?.includes(name)) continue
    seen.add(name)
    const value = safeValue(name, (double ?? single ?? bare ?? '').trim())
    // An empty `alt` marks a decorative picture; other empty attributes mean nothing.
    if (value || name === 'alt') attributes.push(`${name}="${value}"`)
  }
  // A picture without an address would stay an empty frame.
  if (tag === 'img' && !attributes.some((each) => each.startsWith('src='))) return ''
  return `<${[tag, ...attributes, ...(written.endsWith('/>') ? ['/'] : [])].join(' ')}>`
}

function safeValue(name: string, text: string): string {
  if (name === 'href' || name === 'src') return isSafeAddress(text) ? quoted(text) : ''
  if (name === 'target') return text === '_blank' ? '_blank' : ''
  if (name === 'style') return styleOf(text)
  if (name === 'type') return /^[aAiI]$/.test(text) ? text : ''
  return quoted(text)
}

/** None of the allowed values can contain a semicolon or a quote. */
const styleOf = (text: string): string =>
  text
    .split(/[;\n]/)
    .map((declaration) => {
      const colon = declaration.indexOf(':')
      const [name, value] = [
        declaration.slice(0, colon).trim().toLowerCase(),
        declaration.slice(colon + 1).trim(),
      ]
      return colon > 0 && styles.get(name)?.test(value) ? `${name}:${value};` : ''
    })
    .filter(Boolean)
    .join(' ')

const quoted = (text: string): string => text.replace(/"/g, '&quot;').replace(/</g, '&lt;')

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

const isSafeAddress = (written: string): boolean => isSafeLink(readAddress(written) ?? '')

/**
 * The address as a browser decodes it, or `undefined` if it has an unknown character reference: one of HTML's two
 * thousand could hide a character such as a backslash.
 */
function readAddress(written: string): string | undefined {
  let isKnown = true
  const read = written.replace(/&(?:#x([\da-f]+);?|#(\d+);?|(\w+);)/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return characterOf(hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10))
    const character = named.get(String(name).toLowerCase())
    isKnown &&= character !== undefined
    return character ?? whole
  })
  return isKnown ? read : undefined
}

/** @param placed maps a decoded address to its new one */
export const withPictures = (clean: string, placed: (address: string) => string): string =>
  clean.replace(/(<img\b(?:[^>"]|"[^"]*")*?\ssrc=")([^"]*)/g, (_, before: string, written: string) => {
    const address = readAddress(written) ?? ''
    const now = placed(address)
    return before + (now === address ? written : quoted(now.replace(/&/g, '&amp;')))
  })

/** Longest piece sanitized in one go: a few milliseconds, whatever it contains. */
const pieceLength = 16_384

/**
 * Splits before tags. Each piece is sanitized alone and has whole tags only, so their concatenation is safe; in clean
 * text every `<` opens a tag, so splitting changes nothing.
 */
function* piecesOf(html: string): Generator<string> {
  let start = 0
  while (html.length - start > pieceLength) {
    const last = html.lastIndexOf('<', start + pieceLength)
    const end = last > start ? last : html.indexOf('<', start + pieceLength)
    if (end < 0) break
    yield html.slice(start, end)
    start = end
  }
  yield html.slice(start)
}

export function sanitizeHtml(html: string): string {
  let clean = ''
  for (const piece of piecesOf(html)) clean += filter.process(piece)
  return clean
}

/** Like `sanitizeHtml`, but yields to the event loop between the pieces of a long text. */
export async function sanitizeInTurns(html: string): Promise<string> {
  let clean = ''
  for (const piece of piecesOf(html)) {
    clean += filter.process(piece)
    if (html.length > pieceLength) await new Promise((resolve) => setTimeout(resolve))
  }
  return clean
}
