import type { Message } from './message'

/** Elements that have no end. */
const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Elements that the head or foot of a page has no business with: they would begin or end the page itself. */
const pageParts = new Set(['html', 'head', 'body'])
/** Elements whose content is no markup. */
const raw = /^(script|style|noscript|template)$/

/** How a comment or a tag begins. */
const start = /<!--|<(\/?)([a-z][a-z\d-]*)/gi

/** Where a tag ends, looked for from within it; what is quoted does not end it. -1 where nothing does. */
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

/** Tells the line of a place; places come in their order, so that each character is looked at once. */
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
 * What would break the page if this markup stood in it: a tag or comment that is not closed, one that closes nothing, text
 * that would be shown to visitors. Says what and in which line. What scripts do is not looked at. Every character is read
 * a few times at most, whatever is typed.
 */
export function scriptFault(markup: string): Message | undefined {
  const open: Open[] = []
  const lineAt = linesOf(markup)
  let at = 0
  const shown = (from: number, to: number): Message | undefined => {
    // Text inside of an element is its own affair.
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
