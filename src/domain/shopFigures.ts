import { guards } from './guards'
import type { OrderStatus } from './order'
import type { Permission } from './permissions'

/** Who sees what is sold, and who sees what is short; either may ask for the figures of the shop. */
export const salesGuard = guards.orders.list
export const shopGuard: readonly Permission[] = [salesGuard, ...guards.slips.list]

/** The periods that are told, in days up to now. */
export const figurePeriods = { today: 1, week: 7, month: 30 } as const
export type FigurePeriod = keyof typeof figurePeriods

/** Lots that are good for so many days at most are told. */
export const expiringWithin = 30

/** Orders that were made in a period and not canceled. */
export interface Sales {
  orders: number
  money: number
}

/** A product that stands out, and by what. */
interface Named {
  post_id: number
  title: string | null
  image: string | null
}

/** What the shop looks like at the moment; what somebody may not see is `null`. */
export interface ShopFigures {
  sales: {
    /** Each period beside as much of the period before it as has passed of it. */
    periods: Record<FigurePeriod, Sales & { before: Sales }>
    /** Money by day, of the last month; a day without an order is not there. */
    days: { day: string; value: number }[]
    waiting: { type_id: number; status: OrderStatus; count: number; late: number }[]
  } | null
  /** What sold best within a month. */
  best: (Named & { sold: number })[]
  low: { count: number; rows: (Named & { id: string; number: number; reorder_point: number })[] } | null
  expiring: {
    count: number
    money: number
    rows: (Named & { id: number; number: number; expiry: string; days_left: number })[]
  } | null
}
