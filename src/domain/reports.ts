import { guards } from './guards'

export const reportNames = ['value', 'expiring', 'low', 'dead', 'profit'] as const
export type ReportName = (typeof reportNames)[number]

/** All reports show costs and therefore need the right to see slips. */
export const reportGuard = guards.slips.list

export const reorderGuard = guards.slips.update

/** Default days: until expiry, and without any goods leaving. */
export const usualDays = { expiring: 30, dead: 90 } as const
export const maxDays = 3_650

export const profitKeys = ['product', 'warehouse', 'month', 'day'] as const
export type ProfitKey = (typeof profitKeys)[number]

export const usualPeriod = 30

/** Charts of longer periods are by month. */
export const longestByDay = 92

/** `below`: products below their minimum stock; `all`: all products with stock or a minimum. */
export const lowStates = ['below', 'all'] as const
export type LowState = (typeof lowStates)[number]

interface OfProduct {
  id: string
  post_id: number | null
  type_id: number | null
  code: string | null
  title: string | null
  image: string | null
  warehouse_id: number | null
  warehouse: { data: { id: number; name: string } | null }
}

/** Stock of a product in a warehouse; `lots` in the order of withdrawal. */
export interface HeldRow {
  id: number
  post_id: number
  warehouse_id: number
  code: string
  title: string
  image: string
  number: number
  money: number
  next_expiry: string | null
  reorder_point: number | null
  lots: readonly HeldLot[]
}

interface HeldLot {
  id: number
  number: number
  price: number
  expiry: string | null
  imported_at: string
  is_expired: boolean
}

export const heldStates = ['there', 'short', 'expiring', 'expired'] as const

/** Whether the unexpired stock is below the minimum. */
export const isRunningShort = ({
  number,
  reorder_point,
  lots,
}: Pick<HeldRow, 'number' | 'reorder_point' | 'lots'>) =>
  reorder_point !== null &&
  number - lots.reduce((sum, lot) => sum + (lot.is_expired ? lot.number : 0), 0) < reorder_point

export interface ValueRow extends OfProduct {
  number: number
  money: number
  average_cost: number
  next_expiry: string | null
}

export interface ExpiringRow extends OfProduct {
  number: number
  money: number
  expiry: string
  /** Negative after expiry. */
  days_left: number
  slip_id: number
  slip_code: string
}

export interface LowRow extends OfProduct {
  /** Version of the minimum stock; 0 for none. */
  version: number
  number: number
  expired: number
  reorder_point: number | null
  missing: number
}

export interface DeadRow extends OfProduct {
  number: number
  money: number
  last_out: string | null
  idle_days: number
}

export interface ProfitRow extends OfProduct {
  /** The day, or the first of the month. */
  period: string | null
  sold: number
  money: number
  cost: number
  profit: number
  /** Profit as percentage of `money`; null without sales. */
  margin: number | null
}

export interface PurchaseRow extends OfProduct {
  slip_id: number
  slip_code: string
  date: string
  number: number
  price: number
  money: number
  expiry: string | null
}

export interface StockedProduct {
  id: number
  type_id: number
  code: string
  title: string
  image: string
  price: number
  stock: readonly {
    id: string
    warehouse_id: number
    warehouse: string
    number: number
    money: number
    reorder_point: number | null
    version: number
    lots: readonly HeldLot[]
  }[]
  /** Purchases, oldest first. */
  bought: readonly {
    id: number
    date: string
    price: number
    number: number
    slip_id: number
    slip_code: string
    supplier: string | null
  }[]
  /** Price changes, oldest first. */
  prices: readonly { id: number; at: string; before: number; after: number }[]
}

export interface MovementRow {
  id: number
  at: string
  number: number
  /** Stock in the warehouse after it. */
  balance: number
  post_id: number
  code: string
  title: string
  image: string
  warehouse_id: number
  undoes: number | null
  slip: { id: number; code: string; style: string; reason: string; status: string; date: string }
  lot: { id: number; price: number; expiry: string | null }
  warehouse: { data: { id: number; name: string } | null }
}

interface ReportBar {
  key: string
  value: number
}

export interface ReportMeta {
  sums: Record<string, number>
  chart: ReportBar[]
}
