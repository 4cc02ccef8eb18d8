import { array, boolean, type InferType, number, object, string } from 'yup'
import { maxOrderLines, maxQuantity } from './order'
import { paymentMethods } from './payment'
import { maxMoney } from './price'
import { lines, text } from './rules'
import { message } from './validation'

const amount = () => number().integer().required().min(1).max(maxMoney)
const method = () => string().required().oneOf(paymentMethods)

export const paymentSchema = object({ amount: amount(), method: method(), note: text(500) })
export type PaymentInput = InferType<typeof paymentSchema>

/** Without a method what was paid too much is kept on account. */
export const refundSchema = object({
  amount: amount(),
  method: string()
    .nullable()
    .oneOf([...paymentMethods, null])
    .default(null),
  note: text(500),
})

export const reversalSchema = object({ reason: lines(500) })

export const returnSchema = object({
  lines: array(
    object({
      id: number().integer().required().min(1),
      quantity: number().integer().required().min(1).max(maxQuantity),
      restock: boolean().required().default(true),
    }),
  )
    .required()
    .min(1, message('order_lines'))
    .max(maxOrderLines)
    .default([]),
  /** `null`: what was paid for it is kept on account. */
  refund: object({ amount: amount(), method: method() }).nullable().default(null),
  reason: lines(500),
})
export type ReturnInput = InferType<typeof returnSchema>
