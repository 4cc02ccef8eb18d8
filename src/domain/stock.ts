export const slipStyles = ['import', 'export'] as const
export type SlipStyle = (typeof slipStyles)[number]

export const slipStatuses = ['complete', 'canceled'] as const
export type SlipStatus = (typeof slipStatuses)[number]

export const slipReasons = ['purchase', 'sale', 'transfer', 'count', 'other', 'return'] as const
export type SlipReason = (typeof slipReasons)[number]

/** Whether a slip has profit or loss: transferred or counted goods still belong to the business. */
export const earns = (reason: SlipReason): boolean =>
  reason !== 'transfer' && reason !== 'count' && reason !== 'return'

export const maxSlipLines = 500
export const maxUnits = 1_000_000

/** Units of a product in a warehouse, limited by the database's integer. */
export const maxStock = 2_147_483_647

export interface Lot {
  id: number
  price: number
  /** Last good day. */
  expiry: string | null
  imported_at: string
  on_hand: number
}

export interface Want {
  line: number
  number: number
  lot_id?: number | null
}

export interface Take<L extends Lot = Lot> {
  line: number
  lot: L
  number: number
}

export interface Short {
  line: number
  wanted: number
  on_hand: number
}

export const isExpired = ({ expiry }: Pick<Lot, 'expiry'>, day: string): boolean =>
  expiry !== null && expiry < day

/** Earliest expiry first, then earliest import. */
export const byExpiry = (one: Lot, other: Lot): number =>
  compare(one.expiry ?? '9999-99-99', other.expiry ?? '9999-99-99') ||
  compare(one.imported_at, other.imported_at) ||
  one.id - other.id

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Assigns lots of one product to the lines of an export. A line with a `lot_id` takes from that lot, even an expired
 * one; the others take unexpired lots, earliest expiry first. A line gets all its units or is listed in `short`.
 */
export function allocate<L extends Lot>(
  lots: readonly L[],
  wants: readonly Want[],
  day: string,
): { takes: Take<L>[]; short: Short[] } {
  const left = new Map(lots.map((lot) => [lot.id, lot.on_hand]))
  const takes: Take<L>[] = []
  const short: Short[] = []
  const good = lots.filter((lot) => !isExpired(lot, day)).sort(byExpiry)
  const isNamed = ({ lot_id }: Want) => lot_id !== null && lot_id !== undefined
  // Lines with a lot go first; the others share the rest.
  for (const want of [...wants.filter(isNamed), ...wants.filter((each) => !isNamed(each))]) {
    const open = isNamed(want) ? lots.filter(({ id }) => id === want.lot_id) : good
    const there = open.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0)
    if (there < want.number) {
      short.push({ line: want.line, wanted: want.number, on_hand: there })
      continue
    }
    let missing = want.number
    for (const lot of open) {
      const number = Math.min(missing, left.get(lot.id) ?? 0)
      if (number === 0) continue
      left.set(lot.id, (left.get(lot.id) ?? 0) - number)
      takes.push({ line: want.line, lot, number })
      missing -= number
    }
  }
  return { takes, short: short.sort((one, other) => one.line - other.line) }
}

export const costOf = (takes: readonly Pick<Take, 'lot' | 'number'>[]): number =>
  takes.reduce((sum, { lot, number }) => sum + lot.price * number, 0)

export const moneyOf = (lines: readonly { number: number; price: number }[]): number =>
  lines.reduce((sum, { number, price }) => sum + number * price, 0)

export const slipUnits = (lines: readonly { number: number }[]): number =>
  lines.reduce((sum, { number }) => sum + number, 0)

/** Average cost of a unit in whole VND; null without stock. */
export const averageCost = (number: number, money: number): number | null =>
  number > 0 ? Math.round(money / number) : null
