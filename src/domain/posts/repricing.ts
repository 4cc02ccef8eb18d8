import { boolean, type InferType, number, object, string } from 'yup'
import { maxMoney } from '../price'
import { message } from '../validation'

export const repricingSchema = object({
  by: string().oneOf(['percent', 'amount']).required(),
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

/** Returns `undefined` if the new price is out of range. */
export function repriced(price: number, { by, value, round }: Repricing): number | undefined {
  // Percentages are counted in hundredths and the price is split, so that no intermediate exceeds exact integers.
  const hundredths = Math.round(value * 100)
  const rest = price % 10_000
  const exact =
    by === 'amount'
      ? price + value
      : price + ((price - rest) / 10_000) * hundredths + Math.floor((2 * rest * hundredths + 10_000) / 20_000)
  const result = round ? Math.floor((exact + thousand / 2) / thousand) * thousand : exact
  return result < 0 || result > maxMoney ? undefined : result
}
