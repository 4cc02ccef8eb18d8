import { type InferType, number, object } from 'yup'
import { maxMoney } from './price'
import { lines, recordId, text } from './rules'
import { message } from './validation'

const money = () =>
  number()
    .transform((value, typed) => (typed === '' || typed === null ? 0 : value))
    .integer()
    .min(0)
    .max(maxMoney)

/** A line of a carrier's statement as a file tells it. */
export const remittanceSchema = object({
  tracking_code: text(100),
  order_code: text(100).when('tracking_code', ([tracking], schema) =>
    tracking ? schema : schema.required(message('waybill')),
  ),
  amount: number().integer().required().min(0).max(maxMoney),
  fee: money().default(0),
  carrier: text(100),
  statement: text(100),
})

/** `POST /remittances/{id}/settle`: booked on an order, or put aside with a reason. */
export const settlementSchema = object({
  order_id: recordId().nullable().default(null),
  note: lines(500).when('order_id', ([order], schema) => (order ? schema : schema.required())),
})
export type Settlement = InferType<typeof settlementSchema>
