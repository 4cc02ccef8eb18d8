import { array, boolean, type InferType, number, object, ref, string } from 'yup'
import { earnedBy, returnWorth } from '../../../../domain/orderMoney'
import type { Order } from '../../../../domain/orderSchema'
import { type PaymentMethod, paymentMethods } from '../../../../domain/payment'
import type { ReturnInput } from '../../../../domain/paymentSchema'
import { maxMoney } from '../../../../domain/price'
import { lines } from '../../../../domain/rules'
import { message } from '../../../../domain/validation'

/** As it is typed: every line of the order, most of them with none. */
export const returnFormSchema = object({
  lines: array(
    object({
      id: number().required(),
      most: number().required(),
      quantity: number().integer().required().min(0).max(ref('most')),
      restock: boolean().required(),
    }),
  )
    .required()
    .test('some', message('order_lines'), (all) => all.some(({ quantity }) => quantity > 0)),
  refund: object({
    amount: number().integer().min(0).max(maxMoney).nullable(),
    method: string()
      .nullable()
      .oneOf([...paymentMethods, null]),
  }),
  reason: lines(500),
})

export type ReturnForm = InferType<typeof returnFormSchema>

/** Units that came back before, by the order's lines. */
function returnedBefore({ products = [], returns }: Order): number[] {
  const all = (returns?.data ?? []).flatMap((each) => each.lines)
  return products.map(({ id }) =>
    all.filter((line) => line.id === id).reduce((sum, { quantity }) => sum + quantity, 0),
  )
}

/** Units of each line that may still come back. */
export const returnable = (order: Order): number[] => {
  const before = returnedBefore(order)
  return (order.products ?? []).map(({ quantity }, at) => quantity - (before[at] ?? 0))
}

/** The worth of units that come back, and how much of what was paid is then too much. */
export function returnValue(order: Order, quantities: readonly unknown[]): { worth: number; over: number } {
  const { products = [], discount, due } = order
  const earned = earnedBy({ products, discount })
  const before = returnedBefore(order)
  const most = returnable(order)
  const worth = products.reduce((sum, { quantity }, at) => {
    const count = Number(quantities[at])
    const isValid = Number.isInteger(count) && count > 0 && count <= (most[at] ?? 0)
    return sum + (isValid ? returnWorth(earned[at] ?? 0, quantity, before[at] ?? 0, count) : 0)
  }, 0)
  return { worth, over: Math.max(0, worth - due) }
}

/** The request: only lines of which something comes back, and a refund only of what was paid too much. */
export function returnOf({ lines: all, refund, reason }: ReturnForm, over: number): ReturnInput {
  const { amount, method } = refund
  return {
    lines: all.flatMap(({ id, quantity, restock }) => (quantity > 0 ? [{ id, quantity, restock }] : [])),
    refund: method && over > 0 ? { amount: amount ?? 0, method: method as PaymentMethod } : null,
    reason,
  }
}

/** Errors of a request at the lines of the form, of which it had only some. */
export const atFormLines = (errors: Record<string, string>, { lines: all }: ReturnForm) => {
  const sent = all.flatMap(({ quantity }, at) => (quantity > 0 ? [at] : []))
  return Object.fromEntries(
    Object.entries(errors).map(([path, told]) => [
      path.replace(/^lines\.(\d+)\.\w+$/, (_, at) => `lines.${sent[Number(at)] ?? at}.quantity`),
      told,
    ]),
  )
}
