import { array, boolean, type InferType, number, object } from 'yup'
import { common, namedId, slipDay, slipMoney } from './slipSchema'
import { maxSlipLines, maxStock, maxUnits } from './stock'
import { message } from './validation'

export const countLineSchema = object({
  post_id: namedId().required(),
  lot_id: namedId().nullable().default(null),
  expected: number().required().integer().min(0).max(maxStock),
  /** Any quantity, but one line corrects at most as many units as a slip line has. */
  counted: number()
    .required()
    .integer()
    .min(0)
    .max(maxStock)
    .test(
      'count_apart',
      message('count_apart', { max: maxUnits }),
      (counted, { parent }) => !(Math.abs(counted - Number(parent.expected)) > maxUnits),
    ),
  /** Cost of a surplus unit, where no lot gives one. */
  price: slipMoney().nullable().default(null),
  expiry: slipDay().default(null),
})

export const countSchema = object({
  ...common,
  /** Applies the counted differences even if stock has moved since the sheet was made. */
  keep_differences: boolean().default(false),
  products: array(countLineSchema).required().min(1, message('slip_lines')).max(maxSlipLines),
})

/** A count in the form: with its warehouse, and longer than one request, because it is sent in parts. */
export const typedCountSchema = countSchema.shape({
  warehouse_id: namedId().required(),
  products: array(countLineSchema)
    .required()
    .min(1, message('slip_lines'))
    .max(100 * maxSlipLines),
})

export type CountInput = InferType<typeof countSchema>
export type TypedCount = InferType<typeof typedCountSchema>

export interface StockRow {
  id: number
  post_id: number
  code: string
  title: string
  image: string
  number: number
  average_cost: number | null
  lots: { id: number; number: number; price: number; expiry: string | null }[]
}

/** Rows that the count has already recorded; sending them again would record them twice. */
export interface Recorded {
  counted: { post_id: number; lot_id: number | null; counted: number }[]
}

/** A row whose stock changed since the sheet was made; `line` is its index in the request. */
export interface MovedStock {
  line: number
  post_id: number
  lot_id: number | null
  expected: number
  on_hand: number
  /** The last slip that moved the product, and the user who made or canceled it. */
  last: { slip_id: number; code: string; at: string; actor: string | null } | null
}
