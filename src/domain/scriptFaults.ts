import type { Message } from './message'

const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Elements that would start or end the page itself. */
const pageParts = new Set(['html', 'head', 'body'])
/** Elements whose content is not parsed as markup. */
const raw = /^(script|style|noscript|template)$/

const start = /<!--|<(\/?)([a-z][a-z\d-]*)/gi

/** End of a tag from a position within it, skipping quoted values; -1 if unclosed. */
function endOfTag(markup: string, from: number): number {
  for (let at = from; at < markup.length; at++) {
    const sign = markup[at]
    if (sign === '>') return at
    if (sign !== '"' && sign !== "'") continue
    at = markup.indexOf(sign, at + 1)
    if (at < 0) return -1
  }
  return -1
}

interface Open {
  name: string
  line: number
}

/** Finds line numbers; positions must ascend, so that each character is scanned once. */
function linesOf(text: string): (place: number) => number {
  let [line, seen] = [1, 0]
  return (place) => {
    for (; seen < place; seen++) if (text[seen] === '\n') line++
    return line
  }
}

const fault = (key: string, params: Message['params']): Message => ({
  key: `validation.script_${key}`,
  ...(params && { params }),
})

/**
 * Finds markup that would break the page: an unclosed tag or comment, an end tag without a start, text that visitors
 * would see. Names the fault and its line; ignores the content of scripts. Linear time.
 */
export function scriptFault(markup: string): Message | undefined {
  const open: Open[] = []
  const lineAt = linesOf(markup)
  let at = 0
  const shown = (from: number, to: number): Message | undefined => {
    // Text inside an element is allowed.
    if (open.length) return undefined
    const found = /\S/.exec(markup.slice(from, to))
    return found ? fault('text', { line: lineAt(from + found.index) }) : undefined
  }
  for (;;) {
    start.lastIndex = at
    const found = start.exec(markup)
    const left = shown(at, found?.index ?? markup.length)
    if (left) return left
    if (!found) break
    const [begun, slash, given = ''] = found
    const line = lineAt(found.index)
    at = found.index + begun.length
    if (begun === '<!--') {
      const end = markup.indexOf('-->', at)
      if (end < 0) return fault('comment', { line })
      at = end + 3
      continue
    }
    const name = given.toLowerCase()
    const end = endOfTag(markup, at)
    if (end < 0) return fault('unclosed', { tag: name, line })
    at = end + 1
    if (pageParts.has(name)) return fault('page_part', { tag: name, line })
    if (slash) {
      const last = open.pop()
      if (last?.name !== name)
        return last
          ? fault('unclosed', { tag: last.name, line: last.line })
          : fault('unopened', { tag: name, line })
    } else if (!voids.has(name) && markup[end - 1] !== '/') {
      open.push({ name, line })
      if (raw.test(name)) {
        const close = new RegExp(`</${name}\\s*>`, 'i').exec(markup.slice(at))
        if (!close) return fault('unclosed', { tag: name, line })
        at += close.index
      }
    }
  }
  const last = open.at(-1)
  return last && fault('unclosed', { tag: last.name, line: last.line })
}
