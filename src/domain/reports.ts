import { guards } from './guards'

/** What the warehouse is looked at by. */
export const reportNames = ['value', 'expiring', 'low', 'dead', 'profit'] as const
export type ReportName = (typeof reportNames)[number]

/** All of them tell costs: they are for those who see slips. */
export const reportGuard = guards.slips.list

/** Who sets how many of a product there should be. */
export const reorderGuard = guards.slips.update

/** Within how many days goods expire, and for how many nothing has left, where nobody says. */
export const usualDays = { expiring: 30, dead: 90 } as const
export const maxDays = 3_650

/** Of a product, a warehouse, a month or a day. */
export const profitKeys = ['product', 'warehouse', 'month', 'day'] as const
export type ProfitKey = (typeof profitKeys)[number]

/** Of how many days the profit is told, where nobody says. */
export const usualPeriod = 30

/** Longer periods are drawn by months. */
export const longestByDay = 92

/** Whether only what is short is told, or everything that lies or should lie somewhere. */
export const lowStates = ['below', 'all'] as const
export type LowState = (typeof lowStates)[number]

/** A row's product and warehouse; each is `null` where rows are not of one. */
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

/** A product in a warehouse as it lies there, with what is left of its lots in the order in which they are taken. */
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

/** What of goods in a warehouse is looked for. */
export const heldStates = ['there', 'short', 'expiring', 'expired'] as const

/** Whether less can be sold than there should be. */
export const isRunningShort = ({
  number,
  reorder_point,
  lots,
}: Pick<HeldRow, 'number' | 'reorder_point' | 'lots'>) =>
  reorder_point !== null &&
  number - lots.reduce((sum, lot) => sum + (lot.is_expired ? lot.number : 0), 0) < reorder_point

/** What lies in a warehouse of a product. */
export interface ValueRow extends OfProduct {
  number: number
  money: number
  average_cost: number
  next_expiry: string | null
}

/** A lot that is good for a few days at most. */
export interface ExpiringRow extends OfProduct {
  number: number
  money: number
  expiry: string
  /** Negative once it is past. */
  days_left: number
  slip_id: number
  slip_code: string
}

/** How much of a product there is beside how much there should be. */
export interface LowRow extends OfProduct {
  /** Of the reorder point; 0 while there is none. */
  version: number
  /** What can be sold: on hand and not past its day. */
  number: number
  expired: number
  reorder_point: number | null
  missing: number
}

/** Goods of which nothing leaves. */
export interface DeadRow extends OfProduct {
  number: number
  money: number
  last_out: string | null
  idle_days: number
}

/** What was earned. */
export interface ProfitRow extends OfProduct {
  /** The day, or the first of the month. */
  period: string | null
  sold: number
  money: number
  cost: number
  profit: number
  /** Profit in the hundred of the money; unknown of nothing. */
  margin: number | null
}

/** A line of what was bought from a supplier. */
export interface PurchaseRow extends OfProduct {
  slip_id: number
  slip_code: string
  date: string
  number: number
  price: number
  money: number
  expiry: string | null
}

/** A product as the warehouse knows it. */
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
  /** What it was bought for, the earliest first. */
  bought: readonly {
    id: number
    date: string
    price: number
    number: number
    slip_id: number
    slip_code: string
    supplier: string | null
  }[]
  /** How its price changed, the earliest first. */
  prices: readonly { id: number; at: string; before: number; after: number }[]
}

/** A movement of stock, as the ledger has it. */
export interface MovementRow {
  id: number
  at: string
  number: number
  /** How many there were in the warehouse after it. */
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

/** A bar of a report's chart: of a warehouse by its name, a stage, a day or month. */
interface ReportBar {
  key: string
  value: number
}

/** What comes along with the rows of a report. */
export interface ReportMeta {
  sums: Record<string, number>
  chart: ReportBar[]
}
