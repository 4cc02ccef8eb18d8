import { array, type InferType, number, object, string } from 'yup'
import { isDay } from './days'
import { maxMoney } from './price'
import { lines } from './rules'
import { maxSlipLines, maxUnits, type SlipReason, type SlipStatus, type SlipStyle, slipStyles } from './stock'
import { message } from './validation'

const maxInt = 2_147_483_647
/** The id of something that a slip names. */
export const namedId = () => number().integer().min(1).max(maxInt)
/** An amount of a slip. */
export const slipMoney = () => number().integer().min(0).max(maxMoney)
/** What a unit costs; what the line comes to is bounded too. */
const unitPrice = () =>
  slipMoney().test(
    'line_total',
    message('line_total', { max: maxMoney }),
    // One that is too much by itself says so already.
    (price, { parent }) => Number(price) > maxMoney || !(Number(price) * Number(parent.number) > maxMoney),
  )
/** A day, or none. */
export const slipDay = () =>
  string()
    .nullable()
    .transform((value) => value || null)
    .test('date', message('date'), (value) => !value || isDay(value))

/** A line of a slip. */
export const slipLineSchema = object({
  post_id: namedId().required(),
  number: number().required().integer().min(1).max(maxUnits),
  /** Of an import what a unit costs, of an export what it is sold for. */
  price: unitPrice().default(0),
  expiry: slipDay().default(null),
  lot_id: namedId().nullable().default(null),
})

/** What every kind of slip says. */
export const common = {
  /** For reports: the stock changes now, whatever it says. */
  date: slipDay().default(null),
  note: lines(2_000),
}

/** A slip as it is sent. */
export const slipSchema = object({
  style: string().required().oneOf(slipStyles),
  ...common,
  reason: string().oneOf(['purchase', 'sale', 'other']),
  supplier_id: namedId().nullable().default(null),
  /** Of an export in place of its products: the order whose lines leave, and which is on its way with them. */
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

/** A slip as it is typed: with its warehouse, and no price that nobody has said. */
export const typedSlipSchema = slipSchema.shape({
  warehouse_id: namedId().required(),
  products: array(slipLineSchema.shape({ price: unitPrice().required() }))
    .required()
    .min(1, message('slip_lines'))
    .max(maxSlipLines),
})

/** Goods that go from one warehouse to another. */
export const transferSchema = object({
  ...common,
  to_warehouse_id: namedId().required(),
  products: array(slipLineSchema.pick(['post_id', 'number', 'lot_id']))
    .required()
    .min(1, message('slip_lines'))
    .max(maxSlipLines),
})

/** A transfer as it is typed. */
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

/** Why a slip is canceled. */
export const cancelSlipSchema = object({ reason: lines(500) })

export type SlipInput = InferType<typeof slipSchema>
export type TypedSlip = InferType<typeof typedSlipSchema>
export type TypedTransfer = InferType<typeof typedTransferSchema>
export type TransferInput = InferType<typeof transferSchema>

/** A line as it is stored. */
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
  /** Of exports: what the lots had cost. */
  cost: number | null
  /** The lots that it made or took. */
  lots?: { id: number; number: number; price: number; expiry: string | null }[]
}

interface Named {
  data: { id: number; name: string } | null
}

/** A lot of which units have left, and the slips that took them. */
export interface UsedLot {
  lot_id: number
  post_id: number
  title: string
  wanted: number
  on_hand: number
  slips: { id: number; code: string }[]
}

/** A slip as it is read. */
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
  /** What keeps it from being canceled. */
  used?: { data: UsedLot[] }
  /** The order that took the goods. */
  order?: { data: { id: number; code: string; type_id: number } | null }
  warehouse?: Named
  supplier?: Named
  user?: Named
  canceler?: Named
  linked?: {
    data: { id: number; code: string; style: SlipStyle; warehouse_id: number; warehouse: string } | null
  }
}
