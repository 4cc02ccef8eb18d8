import { array, type InferType, number, object } from 'yup'
import { maxOrderLines, maxQuantity } from './order'
import { orderSchema } from './orderSchema'
import { recordId, text } from './rules'
import { message } from './validation'

/** A product of a visitor's cart: never its price. */
const siteLineSchema = object({
  id: recordId().required(),
  quantity: number().integer().required().min(1).max(maxQuantity),
  attribute: text(255),
})

const siteLines = () => array(siteLineSchema).required().max(maxOrderLines)

export const cartSchema = object({ lines: siteLines().default([]) })

/** `expected_total`: what its buyer saw, in VND. */
export const siteOrderSchema = orderSchema.pick(['name', 'phone', 'email', 'address', 'note']).shape({
  lines: siteLines().min(1, message('order_lines')).default([]),
  expected_total: number().integer().min(0).nullable().default(null),
})

export type SiteLine = InferType<typeof siteLineSchema>
