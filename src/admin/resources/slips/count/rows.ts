import type { Recorded, StockRow, TypedCount } from '../../../../domain/countSchema'
import type { Good } from '../../../../domain/goods'

/** A counted row as it is sent; unreadable input stays as text, to be corrected. */
export type Counted = Omit<TypedCount['products'][number], 'counted' | 'price'> & {
  counted: number | string
  price: number | string | null
  code?: string
  title?: string
}

export interface CountRow {
  key: string
  post_id: number
  lot_id: number | null
  code: string
  title: string
  image: string
  expiry: string | null
  expected: number
  cost: number | null
  counted: number | string | null
  /** Entered unit cost of a surplus, if the cost is unknown. */
  price: number | string | null
}

export const countKeyOf = ({ post_id, lot_id }: Pick<CountRow, 'post_id' | 'lot_id'>): string =>
  `${post_id} ${lot_id ?? 0}`

type SheetRow = Omit<CountRow, 'key' | 'counted' | 'price'>

/** Rows of a sheet, by product or lot, with their counts; counted goods beside the sheet come last. */
export function countRowsOf(
  sheet: readonly StockRow[],
  counts: readonly Counted[],
  isByLot: boolean,
  locale: string,
): CountRow[] {
  const byKey = new Map(counts.map((each) => [countKeyOf(each), each]))
  const listed = sheet
    .toSorted((one, other) => one.title.localeCompare(other.title, locale) || one.id - other.id)
    .flatMap(({ post_id, code, title, image, number, average_cost, lots }): SheetRow[] => {
      const row = { post_id, code, title, image }
      return isByLot
        ? lots.map((lot) => ({
            ...row,
            lot_id: lot.id,
            expiry: lot.expiry,
            expected: lot.number,
            cost: lot.price,
          }))
        : [{ ...row, lot_id: null, expiry: null, expected: number, cost: average_cost }]
    })
    .map((row): CountRow => {
      const count = byKey.get(countKeyOf(row))
      // The difference refers to the stock at the time of counting.
      return {
        ...row,
        key: countKeyOf(row),
        expected: count?.expected ?? row.expected,
        counted: count?.counted ?? null,
        price: count?.price ?? null,
      }
    })
  const known = new Set(listed.map(({ key }) => key))
  const others = counts
    .filter((each) => !known.has(countKeyOf(each)))
    .map(
      ({ code = '', title = '', ...count }): CountRow => ({
        ...count,
        key: countKeyOf(count),
        code,
        title,
        image: '',
        cost: null,
      }),
    )
  return [...listed, ...others]
}

/** The counts with that of a row; an empty count removes it. */
export function withCount(counts: readonly Counted[], row: CountRow): Counted[] {
  const others = counts.filter((each) => countKeyOf(each) !== row.key)
  if (row.counted === null) return others
  const { post_id, lot_id, expected, expiry, counted, price, code, title } = row
  const count: Counted = { post_id, lot_id, expected, expiry, counted, price, code, title }
  const place = counts.findIndex((each) => countKeyOf(each) === row.key)
  return place < 0 ? [...others, count] : counts.with(place, count)
}

/**
 * Sheet without recorded rows. Rows edited after sending leave it too, since their stock has changed; `changed` lists
 * them, so that they can be counted again.
 */
export function withoutRecorded(counts: readonly Counted[], recorded: Recorded['counted']) {
  const byKey = new Map(recorded.map((each) => [countKeyOf(each), each.counted]))
  return {
    left: counts.filter((each) => !byKey.has(countKeyOf(each))),
    changed: counts.flatMap(({ counted: typed, title = '', ...each }) => {
      const key = countKeyOf(each)
      const recorded = byKey.get(key)
      return recorded === undefined || recorded === typed ? [] : [{ key, title, recorded, typed }]
    }),
  }
}

export const rowOfGood = ({ id, code, title, image, last }: Good): CountRow => ({
  key: countKeyOf({ post_id: id, lot_id: null }),
  post_id: id,
  lot_id: null,
  code,
  title,
  image,
  expiry: null,
  expected: 0,
  cost: null,
  counted: null,
  price: last?.price ?? null,
})

export const differenceOf = ({ counted, expected }: Pick<CountRow, 'counted' | 'expected'>): number | null =>
  typeof counted === 'number' ? counted - expected : null

export const worthOf = (row: CountRow): number =>
  (differenceOf(row) ?? 0) * (row.cost ?? (typeof row.price === 'number' ? row.price : 0))

export function outcomeOf(rows: readonly CountRow[]) {
  const found = { counted: 0, missing: 0, surplus: 0, money: 0 }
  for (const row of rows) {
    const difference = differenceOf(row)
    if (difference === null) continue
    found.counted++
    if (difference < 0) found.missing -= difference
    else found.surplus += difference
    found.money += worthOf(row)
  }
  return found
}
