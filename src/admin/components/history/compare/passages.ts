import { diffWords } from 'diff'

/** A part of a text: the same on both sides, or only before, or only after. */
export interface Passage {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Characters shown around a change. */
const around = 60
/** Words that may differ; comparing takes the square of it, and more is better read side by side. */
const maxWords = 1_000

/** A long passage that did not change keeps only its ends. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const letters = [...text]
  const [head, tail] = [isFirst ? 0 : around, isLast ? 0 : around]
  if (letters.length <= head + tail + around) return text
  const before = letters.slice(0, head).join('').replace(/\S*$/, '')
  const after = tail ? letters.slice(-tail).join('').replace(/^\S*/, '') : ''
  return `${before}…${after}`
}

/**
 * What changed between two texts, by words, with a little of what stands around it. Texts that have nothing in common,
 * or differ in too many words, are one removed and one added passage.
 */
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
