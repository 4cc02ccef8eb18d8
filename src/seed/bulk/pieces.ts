import { sortKey } from '../../domain/collation'
import { slugOf } from '../../domain/slug'

/** Pieces of titles with what the database joins beside them: slugs and the two halves of the sort key. */
export interface Pieces {
  text: string[]
  slug: string[]
  letters: string[]
  marks: string[]
}

/**
 * The halves of a piece's sort key. Keys of pieces concatenate half by half into the key of the whole, so a
 * title that the database puts together sorts as if `sortKey` had seen it.
 */
function halvesOf(piece: string): { letters: string; marks: string } {
  // A letter in front keeps the separator that `sortKey` would trim.
  const guarded = sortKey(`x${piece}`)
  const marks = [...piece.normalize('NFC')].length
  return { letters: guarded.slice('x0'.length, -(marks + 2)), marks: guarded.slice(-marks) }
}

/** Later pieces carry the space before them, unless they begin with punctuation that clings. */
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
