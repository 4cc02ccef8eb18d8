import { guards } from './guards'
import type { OrderStatus } from './order'
import type { Permission } from './permissions'

/** `salesGuard` shows sales, `slips.list` shows shortages; either gives access to the shop's figures. */
export const salesGuard = guards.orders.list
export const shopGuard: readonly Permission[] = [salesGuard, ...guards.slips.list]

/** In days up to now. */
export const figurePeriods = { today: 1, week: 7, month: 30 } as const
export type FigurePeriod = keyof typeof figurePeriods

export const expiringWithin = 30

/** Of delivered orders: their number, and their totals less what came back. */
export interface Sales {
  orders: number
  money: number
}

interface Named {
  post_id: number
  title: string | null
  image: string | null
}

/** Current figures of the shop; `null` without permission. */
export interface ShopFigures {
  sales: {
    /** Each period, and the same elapsed part of the period before. */
    /** `received` is what was paid, less what was given back. */
    periods: Record<FigurePeriod, Sales & { received: number; before: Sales }>
    /** Owed by clients and agencies now. */
    owed: number
    /** Daily revenue of the last month; days without any are omitted. */
    days: { day: string; value: number }[]
    waiting: { type_id: number; status: OrderStatus; count: number; late: number }[]
  } | null
  /** Of goods that left, less what came back, by whole days; what is owed to suppliers now. */
  costs: { profit: Record<FigurePeriod, number>; owing: number } | null
  best: (Named & { sold: number })[]
  low: { count: number; rows: (Named & { id: string; number: number; reorder_point: number })[] } | null
  expiring: {
    count: number
    money: number
    rows: (Named & { id: number; number: number; expiry: string; days_left: number })[]
  } | null
}
