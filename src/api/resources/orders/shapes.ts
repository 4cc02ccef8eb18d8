import { orderStatuses } from '../../../domain/order'
import { orderDiscountTypes } from '../../../domain/orderMoney'
import { slipStatuses } from '../../../domain/stock'
import {
  amountSchema,
  arraySchema,
  choiceSchema,
  codedSchema,
  daySchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  personSchema,
  textSchema,
  wholeSchema,
  withMembers,
} from '../../http/schema'

export const orderStatusSchema = choiceSchema(orderStatuses)

/** An order as other records show it. */
export const orderNameSchema = withMembers(codedSchema, { type_id: idSchema })

export const storedLineSchema = objectSchema({
  id: idSchema,
  post_id: orNull(idSchema),
  code: textSchema,
  image: textSchema,
  title: textSchema,
  attribute: textSchema,
  quantity: wholeSchema,
  price: wholeSchema,
  list_price: wholeSchema,
  total: wholeSchema,
})

/** A percentage may have decimals. */
export const keptDiscountSchema = objectSchema({
  type: choiceSchema(orderDiscountTypes),
  value: amountSchema,
  reason: textSchema,
})

export const storedRemarkSchema = objectSchema({ at: momentSchema, author_id: idSchema, text: textSchema })

export const remarkSchema = objectSchema({
  at: momentSchema,
  text: textSchema,
  author: orNull(withMembers(personSchema, { avatar: textSchema })),
})

/** Null of the creation of the order. */
export const stepSchema = objectSchema({
  at: momentSchema,
  from: orNull(orderStatusSchema),
  to: orderStatusSchema,
  actor: orNull(personSchema),
})

export const orderSlipSchema = objectSchema({
  id: idSchema,
  code: textSchema,
  status: choiceSchema(slipStatuses),
  warehouse_id: idSchema,
  number: wholeSchema,
  money: wholeSchema,
  date: daySchema,
})

export const orderPartSchema = objectSchema({
  id: idSchema,
  code: textSchema,
  status: orderStatusSchema,
  parent_id: orNull(idSchema),
})

export const returnedLineSchema = objectSchema({
  id: idSchema,
  post_id: orNull(idSchema),
  quantity: wholeSchema,
  restocked: wholeSchema,
  amount: wholeSchema,
  cost: wholeSchema,
})

export const orderReturnSchema = objectSchema({
  id: idSchema,
  at: momentSchema,
  lines: arraySchema(returnedLineSchema),
  amount: wholeSchema,
  reason: textSchema,
  slip: orNull(codedSchema),
  actor: orNull(personSchema),
})

/** Null without a bank account, and when nothing is due. */
export const orderTransferSchema = objectSchema({
  data: orNull(
    objectSchema({ payload: textSchema, bin: textSchema, account: textSchema, holder: textSchema }),
  ),
})

/** Unexpired units of a product in a warehouse. */
export const stockedSchema = objectSchema({
  warehouse_id: idSchema,
  name: textSchema,
  on_hand: wholeSchema,
})
