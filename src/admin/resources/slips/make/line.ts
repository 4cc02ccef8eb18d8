import { type Good, sameCode } from '../../../../domain/goods'
import { randomKey } from '../../../providers/http/idempotency'

/** What is done with the goods of a form. */
export type MakeKind = 'import' | 'export' | 'transfer'

/** A figure as it is typed: a text that could not be read stays to be mended. */
export type Typed = number | string | null

/** A line while it is typed. */
export interface TypedLine {
  key: string
  /** Null for a code that no product has. */
  post_id: number | null
  /** The code that was pasted or scanned. */
  code: string
  number: Typed
  price: Typed
  expiry: string | null
  lot_id: number | null
}

/** What a unit is offered at: of an import what it cost last, of an export what it is sold for. */
export const offeredPrice = (kind: MakeKind, { price, last }: Pick<Good, 'price' | 'last'>): number | null =>
  kind === 'import' ? (last?.price ?? null) : kind === 'export' ? price : null

export const lineOf = (kind: MakeKind, good: Good): TypedLine => ({
  key: randomKey(),
  post_id: good.id,
  code: good.code,
  number: 1,
  price: offeredPrice(kind, good),
  expiry: null,
  lot_id: null,
})

/** The line with one more of the same thing; `undefined` when it is another. */
export function joined(line: TypedLine, added: TypedLine): TypedLine | undefined {
  const isSame = line.post_id !== null && line.post_id === added.post_id
  return isSame && typeof line.number === 'number'
    ? { ...line, number: line.number + Number(added.number) }
    : undefined
}

export const isNumber = (value: Typed): value is number => typeof value === 'number'

/** Units and money of what can be read. */
export const sumOf = (lines: readonly TypedLine[]): { number: number; money: number } => {
  const read = lines.filter(({ number }) => isNumber(number))
  return {
    number: read.reduce((sum, { number }) => sum + Number(number), 0),
    money: read.reduce((sum, { number, price }) => sum + Number(number) * (isNumber(price) ? price : 0), 0),
  }
}

/** Finds the product of a code among those that were asked for. */
export const byCode = (goods: readonly Good[], code: string): Good | undefined =>
  goods.find((each) => sameCode(each.code, code))
