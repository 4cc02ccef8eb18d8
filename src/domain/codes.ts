import { dayOf } from './businessTime'
import type { Message } from './message'

export const maxCode = 30

export const usualProductSyntax = 'SP{n:5}'

export const usualOrderSyntax = 'DH{n:5}'

export const slipSyntax = { import: 'PN{yy}-{n:5}', export: 'PX{yy}-{n:5}' } as const

const names = ['yyyy', 'yy', 'mm', 'dd', 'type'] as const

type Piece = { text: string } | { width: number } | { name: (typeof names)[number] }

const digits = 9

/** Parses a syntax; `undefined` for unbalanced braces or an unknown placeholder. */
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

export interface CodeParts {
  n: number
  at: Date
  type: string
}

/**
 * Validates a code syntax: text with `{n}` or `{n:5}` (running number, with leading zeros), `{yyyy}`, `{yy}`, `{mm}`,
 * `{dd}` (the business's day) and `{type}` (slug of the post type).
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

/** Fills in the syntax; cuts the slug if the code would exceed `maxCode`. */
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
