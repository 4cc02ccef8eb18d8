import { diffWords } from 'diff'

export interface Passage {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const around = 60
/** Limit of differing words: comparison is quadratic, and beyond it side by side reads better. */
const maxWords = 1_000

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const letters = [...text]
  const [head, tail] = [isFirst ? 0 : around, isLast ? 0 : around]
  if (letters.length <= head + tail + around) return text
  const before = letters.slice(0, head).join('').replace(/\S*$/, '')
  const after = tail ? letters.slice(-tail).join('').replace(/^\S*/, '') : ''
  return `${before}…${after}`
}

/** Differences of two texts by words, with some context; very different ones give one removed and one added passage. */
export function passagesOf(before: string, after: string): Passage[] {
  const [left, right] = [before.normalize('NFC'), after.normalize('NFC')]
  const found = diffWords(left, right, { maxEditLength: maxWords })
  if (!found)
    return [
      { kind: 'removed' as const, text: left },
      { kind: 'added' as const, text: right },
    ].filter(({ text }) => text !== '')
  return found.map(({ added, removed, value }, place) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: added || removed ? value : shortened(value, place === 0, place === found.length - 1),
  }))
}
