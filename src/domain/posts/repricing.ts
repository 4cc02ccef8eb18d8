import { boolean, type InferType, number, object, string } from 'yup'
import { maxMoney } from '../price'
import { message } from '../validation'

/** Prices go up or down by whole VND or by percent, to the nearest thousand if that is wanted. */
export const repricingSchema = object({
  by: string().oneOf(['percent', 'amount']).required(),
  /** What is added; below 0 it is taken off. */
  value: number()
    .required()
    .notOneOf([0], message('not_zero'))
    .when('by', ([by], schema) =>
      by === 'percent' ? schema.min(-100).max(1_000) : schema.integer().min(-maxMoney).max(maxMoney),
    ),
  round: boolean().default(false),
})

export type Repricing = InferType<typeof repricingSchema>

const thousand = 1_000

/** A price after it went up or down; `undefined` where it would be below 0 or beyond what a price can be. */
export function repriced(price: number, { by, value, round }: Repricing): number | undefined {
  // Percent are counted in hundredths and the price is taken apart, so that no number grows beyond what is exact.
  const hundredths = Math.round(value * 100)
  const rest = price % 10_000
  const exact =
    by === 'amount'
      ? price + value
      : price + ((price - rest) / 10_000) * hundredths + Math.floor((2 * rest * hundredths + 10_000) / 20_000)
  const result = round ? Math.floor((exact + thousand / 2) / thousand) * thousand : exact
  return result < 0 || result > maxMoney ? undefined : result
}
