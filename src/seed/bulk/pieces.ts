import { sortKey } from '../../domain/collation'
import { slugOf } from '../../domain/slug'

/** Pieces of titles, each with its slug and the two halves of its sort key, which the database concatenates too. */
export interface Pieces {
  text: string[]
  slug: string[]
  letters: string[]
  marks: string[]
}

/**
 * The halves of a piece's sort key. Concatenating the halves of all pieces gives the key of the whole, so generated
 * titles sort as if `sortKey` had computed it.
 */
function halvesOf(piece: string): { letters: string; marks: string } {
  // A leading letter keeps the separator that `sortKey` would trim.
  const guarded = sortKey(`x${piece}`)
  const marks = [...piece.normalize('NFC')].length
  return { letters: guarded.slice('x0'.length, -(marks + 2)), marks: guarded.slice(-marks) }
}

/** Later pieces start with a space, unless they begin with punctuation that follows without one. */
export function piecesOf(list: readonly string[], isFirst: boolean): Pieces {
  const text = list.map((piece) => (isFirst || /^[:,]/.test(piece) ? piece : ` ${piece}`))
  const halves = text.map(halvesOf)
  return {
    text,
    slug: list.map((piece) => `${isFirst ? '' : '-'}${slugOf(piece)}`),
    letters: halves.map(({ letters }) => letters),
    marks: halves.map(({ marks }) => marks),
  }
}
