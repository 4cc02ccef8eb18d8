import { array, type InferType, number, object, string } from 'yup'
import { isDay } from './days'
import { maxMoney } from './price'
import { lines } from './rules'
import { maxSlipLines, maxUnits, type SlipReason, type SlipStatus, type SlipStyle, slipStyles } from './stock'
import { message } from './validation'

const maxInt = 2_147_483_647
export const namedId = () => number().integer().min(1).max(maxInt)
export const slipMoney = () => number().integer().min(0).max(maxMoney)
/** Cost of a unit in VND; the line's total is bounded, too. */
const unitPrice = () =>
  slipMoney().test(
    'line_total',
    message('line_total', { max: maxMoney }),
    // A price above the limit has its own error.
    (price, { parent }) => Number(price) > maxMoney || !(Number(price) * Number(parent.number) > maxMoney),
  )
export const slipDay = () =>
  string()
    .nullable()
    .transform((value) => value || null)
    .test('date', message('date'), (value) => !value || isDay(value))

export const slipLineSchema = object({
  post_id: namedId().required(),
  number: number().required().integer().min(1).max(maxUnits),
  /** Per unit: the cost for an import, the selling price for an export. */
  price: unitPrice().default(0),
  expiry: slipDay().default(null),
  lot_id: namedId().nullable().default(null),
})

export const common = {
  /** For reports only: the stock changes at once, whatever the date. */
  date: slipDay().default(null),
  note: lines(2_000),
}

export const slipSchema = object({
  style: string().required().oneOf(slipStyles),
  ...common,
  reason: string().oneOf(['purchase', 'sale', 'other']),
  supplier_id: namedId().nullable().default(null),
  /** For an export in place of `products`: the order that it ships. */
  order_id: namedId().nullable().default(null),
  products: array(slipLineSchema)
    .default([])
    .max(maxSlipLines)
    .test(
      'slip_lines',
      message('slip_lines'),
      (lines, { parent }) => lines.length > 0 || typeof parent.order_id === 'number',
    ),
})

export const typedSlipSchema = slipSchema.shape({
  warehouse_id: namedId().required(),
  products: array(slipLineSchema.shape({ price: unitPrice().required() }))
    .required()
    .min(1, message('slip_lines'))
    .max(maxSlipLines),
})

export const transferSchema = object({
  ...common,
  to_warehouse_id: namedId().required(),
  products: array(slipLineSchema.pick(['post_id', 'number', 'lot_id']))
    .required()
    .min(1, message('slip_lines'))
    .max(maxSlipLines),
})

export const typedTransferSchema = transferSchema.shape({
  warehouse_id: namedId().required(),
  to_warehouse_id: namedId()
    .required()
    .test(
      'other_warehouse',
      message('other_warehouse'),
      (to, { parent }) => to === undefined || to !== parent.warehouse_id,
    ),
})

export const cancelSlipSchema = object({ reason: lines(500) })

export type SlipInput = InferType<typeof slipSchema>
export type TypedSlip = InferType<typeof typedSlipSchema>
export type TypedTransfer = InferType<typeof typedTransferSchema>
export type TransferInput = InferType<typeof transferSchema>

export interface SlipLine {
  id: number
  post_id: number
  code: string
  title: string
  image: string
  number: number
  price: number
  expiry: string | null
  lot_id: number | null
  /** For exports: total cost of the lots. */
  cost: number | null
  lots?: { id: number; number: number; price: number; expiry: string | null }[]
}

interface Named {
  data: { id: number; name: string } | null
}

/** A lot from which units have left, and the slips that took them. */
export interface UsedLot {
  lot_id: number
  post_id: number
  title: string
  wanted: number
  on_hand: number
  slips: { id: number; code: string }[]
}

export interface Slip {
  id: number
  version: number
  created_at: string
  updated_at: string
  code: string
  style: SlipStyle
  status: SlipStatus
  reason: SlipReason
  date: string
  warehouse_id: number
  supplier_id: number | null
  order_id: number | null
  user_id: number | null
  linked_id: number | null
  note: string
  number: number
  money: number
  profit: number | null
  canceled_at: string | null
  canceler_id: number | null
  cancel_reason: string
  products?: { data: SlipLine[] }
  /** Lots already used, which prevent canceling. */
  used?: { data: UsedLot[] }
  order?: { data: { id: number; code: string; type_id: number } | null }
  warehouse?: Named
  supplier?: Named
  user?: Named
  canceler?: Named
  linked?: {
    data: { id: number; code: string; style: SlipStyle; warehouse_id: number; warehouse: string } | null
  }
}
