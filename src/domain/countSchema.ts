import { array, boolean, type InferType, number, object } from 'yup'
import { common, namedId, slipDay, slipMoney } from './slipSchema'
import { maxSlipLines, maxStock, maxUnits } from './stock'
import { message } from './validation'

/** What was counted of a product, or of one of its lots, beside what the count sheet said. */
export const countLineSchema = object({
  post_id: namedId().required(),
  lot_id: namedId().nullable().default(null),
  expected: number().required().integer().min(0).max(maxStock),
  /** However much lies there; one line corrects as many units as a line of a slip has. */
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
  /** What a unit costs that was found, where no lot tells it. */
  price: slipMoney().nullable().default(null),
  expiry: slipDay().default(null),
})

/** A finished count. */
export const countSchema = object({
  ...common,
  /** Stock that has moved since the sheet was made: the differences that were found hold all the same. */
  keep_differences: boolean().default(false),
  products: array(countLineSchema).required().min(1, message('slip_lines')).max(maxSlipLines),
})

/** A count as it is typed: with its warehouse, and as long as what lies there. It is sent in parts. */
export const typedCountSchema = countSchema.shape({
  warehouse_id: namedId().required(),
  products: array(countLineSchema)
    .required()
    .min(1, message('slip_lines'))
    .max(100 * maxSlipLines),
})

export type CountInput = InferType<typeof countSchema>
export type TypedCount = InferType<typeof typedCountSchema>

/** What is there of a product in a warehouse, beside which it is counted. */
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

/** What a count has recorded: rows that must not be recorded once more. */
export interface Recorded {
  counted: { post_id: number; lot_id: number | null; counted: number }[]
}

/** A row of which there is not what the sheet said any more. */
export interface MovedStock {
  /** Its place among what was sent. */
  line: number
  post_id: number
  lot_id: number | null
  expected: number
  on_hand: number
  /** The slip that moved the product last, and who made or canceled it. */
  last: { slip_id: number; code: string; at: string; actor: string | null } | null
}
