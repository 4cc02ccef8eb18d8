/** What a slip does: goods come in or go out. */
export const slipStyles = ['import', 'export'] as const
export type SlipStyle = (typeof slipStyles)[number]

export const slipStatuses = ['complete', 'canceled'] as const
export type SlipStatus = (typeof slipStatuses)[number]

/** Why goods move. */
export const slipReasons = ['purchase', 'sale', 'transfer', 'count', 'other'] as const
export type SlipReason = (typeof slipReasons)[number]

/** Whether goods that leave so earn or lose something: those that are moved or counted are still the business's. */
export const earns = (reason: SlipReason): boolean => reason !== 'transfer' && reason !== 'count'

/** Most lines of a slip, and most units of a line. */
export const maxSlipLines = 500
export const maxUnits = 1_000_000

/** Most units of a product that a warehouse holds: what the database can count. */
export const maxStock = 2_147_483_647

/** What is left of one line of an import. */
export interface Lot {
  id: number
  /** What a unit has cost. */
  price: number
  /** The last day on which it is good. */
  expiry: string | null
  imported_at: string
  on_hand: number
}

/** How many units of a product a line wants, of any lot or of one. */
export interface Want {
  line: number
  number: number
  lot_id?: number | null
}

/** So many units of a lot for a line. */
export interface Take<L extends Lot = Lot> {
  line: number
  lot: L
  number: number
}

/** A line that wants more than there is, and what there is for it. */
export interface Short {
  line: number
  wanted: number
  on_hand: number
}

/** Whether a lot is past its day. */
export const isExpired = ({ expiry }: Pick<Lot, 'expiry'>, day: string): boolean =>
  expiry !== null && expiry < day

/** First what expires first, then what came first. */
export const byExpiry = (one: Lot, other: Lot): number =>
  compare(one.expiry ?? '9999-99-99', other.expiry ?? '9999-99-99') ||
  compare(one.imported_at, other.imported_at) ||
  one.id - other.id

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Which lots of one product the lines of an export take. A line that names a lot takes from that, even an expired one;
 * the others take what expires first and is good on that day. Either all lines get what they want, or it is said which
 * do not.
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
  // Lots that are named are spoken for, before the others choose.
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

/** What the units that were taken have cost. */
export const costOf = (takes: readonly Pick<Take, 'lot' | 'number'>[]): number =>
  takes.reduce((sum, { lot, number }) => sum + lot.price * number, 0)

/** What lines come to. */
export const moneyOf = (lines: readonly { number: number; price: number }[]): number =>
  lines.reduce((sum, { number, price }) => sum + number * price, 0)

export const slipUnits = (lines: readonly { number: number }[]): number =>
  lines.reduce((sum, { number }) => sum + number, 0)

/** What a unit costs on average, in whole VND; unknown of nothing. */
export const averageCost = (number: number, money: number): number | null =>
  number > 0 ? Math.round(money / number) : null
