import { type Good, sameCode } from '../../../../domain/goods'
import { randomKey } from '../../../providers/http/idempotency'

export type MakeKind = 'import' | 'export' | 'transfer'

/** A number as typed; unreadable input stays as text, to be corrected. */
export type Typed = number | string | null

export interface TypedLine {
  key: string
  /** `null` for a code without a product. */
  post_id: number | null
  /** The code that was pasted or scanned. */
  code: string
  number: Typed
  price: Typed
  expiry: string | null
  lot_id: number | null
}

/** Suggested unit price: the last cost for an import, the sales price for an export. */
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

/** Adds a line of the same product to `line`; `undefined` if it is another. */
export function joined(line: TypedLine, added: TypedLine): TypedLine | undefined {
  const isSame = line.post_id !== null && line.post_id === added.post_id
  return isSame && typeof line.number === 'number'
    ? { ...line, number: line.number + Number(added.number) }
    : undefined
}

export const isNumber = (value: Typed): value is number => typeof value === 'number'

export const sumOf = (lines: readonly TypedLine[]): { number: number; money: number } => {
  const read = lines.filter(({ number }) => isNumber(number))
  return {
    number: read.reduce((sum, { number }) => sum + Number(number), 0),
    money: read.reduce((sum, { number, price }) => sum + Number(number) * (isNumber(price) ? price : 0), 0),
  }
}

export const byCode = (goods: readonly Good[], code: string): Good | undefined =>
  goods.find((each) => sameCode(each.code, code))
