import { dayOf } from './businessTime'
import type { Message } from './message'

/** Most characters of a code. */
export const maxCode = 30

/** How codes of products are made where nothing else is set. */
export const usualProductSyntax = 'SP{n:5}'

/** How codes of orders are made where nothing else is set. */
export const usualOrderSyntax = 'DH{n:5}'

/** How codes of stock slips are made; their numbers begin anew each year. */
export const slipSyntax = { import: 'PN{yy}-{n:5}', export: 'PX{yy}-{n:5}' } as const

const names = ['yyyy', 'yy', 'mm', 'dd', 'type'] as const

/** A piece of a syntax: text as it is, the running number with its least width, or what a name stands for. */
type Piece = { text: string } | { width: number } | { name: (typeof names)[number] }

/** The digits that a running number is given room for. */
const digits = 9

/** Takes a syntax apart; `undefined` where a brace begins or ends nothing that is known. */
function piecesOf(syntax: string): Piece[] | undefined {
  const pieces: Piece[] = []
  for (const [found, inside] of syntax.matchAll(/\{([^{}]*)\}|[^{}]+|[{}]/g)) {
    const number = /^n(?::([1-9]))?$/.exec(inside ?? '')
    const name = names.find((each) => each === inside)
    if (number) pieces.push({ width: Number(number[1] ?? 1) })
    else if (name) pieces.push({ name })
    else if (/[{}]/.test(found)) return undefined
    else pieces.push({ text: found })
  }
  return pieces
}

const isNumber = (piece: Piece): piece is { width: number } => 'width' in piece

/** What a code is made of. */
export interface CodeParts {
  /** The running number. */
  n: number
  at: Date
  /** The slug of the post type. */
  type: string
}

/**
 * What is wrong with the syntax of codes: text with `{n}` or `{n:5}` (the running number, with leading zeros), `{yyyy}`,
 * `{yy}`, `{mm}`, `{dd}` (the day by the clock of the business) and `{type}` (the slug of the post type).
 */
export function syntaxFault(syntax: string): Message | undefined {
  if (!syntax.trim()) return { key: 'validation.code_syntax_blank' }
  const pieces = piecesOf(syntax)
  if (!pieces) return { key: 'validation.code_syntax_unknown' }
  if (!pieces.some(isNumber)) return { key: 'validation.code_syntax_number' }
  const longest = written(pieces, { n: 10 ** digits - 1, at: new Date(0), type: '' })
  if (longest.length > maxCode) return { key: 'validation.code_syntax_long', params: { max: maxCode } }
  return undefined
}

/** The code for a running number; a slug that is too long for it is cut. */
export function makeCode(syntax: string, parts: CodeParts): string {
  const pieces = piecesOf(syntax) ?? []
  const surplus = written(pieces, parts).length - maxCode
  if (surplus <= 0) return written(pieces, parts)
  const places = pieces.filter((piece) => 'name' in piece && piece.name === 'type').length
  const room = Math.max(0, parts.type.length - Math.ceil(surplus / places))
  return written(pieces, { ...parts, type: parts.type.slice(0, room) })
}

function written(pieces: readonly Piece[], { n, at, type }: CodeParts): string {
  const [yyyy = '', mm = '', dd = ''] = dayOf(at).split('-')
  const words = { yyyy, yy: yyyy.slice(-2), mm, dd, type }
  return pieces
    .map((piece) => {
      if (isNumber(piece)) return String(n).padStart(piece.width, '0')
      return 'name' in piece ? words[piece.name] : piece.text
    })
    .join('')
    .trim()
}
