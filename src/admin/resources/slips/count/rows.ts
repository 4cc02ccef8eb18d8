import type { Recorded, StockRow, TypedCount } from '../../../../domain/countSchema'
import type { Good } from '../../../../domain/goods'

/** What was counted, as it is sent; a text that could not be read stays to be mended. */
export type Counted = Omit<TypedCount['products'][number], 'counted' | 'price'> & {
  counted: number | string
  price: number | string | null
  /** What the row is called, for rows that the sheet does not have. */
  code?: string
  title?: string
}

/** A row of the count sheet: a product, or one of its lots. */
export interface CountRow {
  key: string
  post_id: number
  lot_id: number | null
  code: string
  title: string
  image: string
  expiry: string | null
  /** What the books say. */
  expected: number
  /** What a unit has cost, where that is known. */
  cost: number | null
  counted: number | string | null
  /** What a unit costs that was found, where nothing tells it. */
  price: number | string | null
}

export const countKeyOf = ({ post_id, lot_id }: Pick<CountRow, 'post_id' | 'lot_id'>): string =>
  `${post_id} ${lot_id ?? 0}`

type SheetRow = Omit<CountRow, 'key' | 'counted' | 'price'>

/** The rows of a sheet, by products or by their lots, with what was counted; what was found beside it comes last. */
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
      // What was on the sheet when it was counted stays the ground of the difference.
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

/** The counts with a row's among them; an empty one takes it out. */
export function withCount(counts: readonly Counted[], row: CountRow): Counted[] {
  const others = counts.filter((each) => countKeyOf(each) !== row.key)
  if (row.counted === null) return others
  const { post_id, lot_id, expected, expiry, counted, price, code, title } = row
  const count: Counted = { post_id, lot_id, expected, expiry, counted, price, code, title }
  const place = counts.findIndex((each) => countKeyOf(each) === row.key)
  return place < 0 ? [...others, count] : counts.with(place, count)
}

/**
 * What is left of a sheet of which some rows are recorded already. One that was changed after it had been sent leaves it
 * too, as the books have moved under it: it is told, and counted again where it has to be.
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

/** The row of a product that is not on the sheet. */
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

/** What the difference of a row is worth. */
export const worthOf = (row: CountRow): number =>
  (differenceOf(row) ?? 0) * (row.cost ?? (typeof row.price === 'number' ? row.price : 0))

/** What a count comes to: rows, units that are missing and that were found, and what both are worth. */
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
