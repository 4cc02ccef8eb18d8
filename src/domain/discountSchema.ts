import { array, type InferType, number, object, string, type TestContext, ValidationError } from 'yup'
import { type DiscountState, discountStatuses, maxDiscountRows, maxPercent } from './discount'
import { maxMoney } from './price'
import { momentText, recordId, requiredText } from './rules'
import { message } from './validation'

/** Two decimals of a percent at most: prices would not be exact with more. */
const hasHundredths = (value: number): boolean => Math.abs(Math.round(value * 100) - value * 100) < 1e-6

/** Percent or VND off, as the `type` beside it says. */
export const discountValue = () =>
  number()
    .required()
    .moreThan(0, message('discount'))
    .when('type', ([type], schema) =>
      type === 'percent'
        ? schema
            .max(maxPercent, message('percent'))
            .test('hundredths', message('hundredths'), (value) => hasHundredths(value))
        : schema.integer().max(maxMoney),
    )

export const discountRowSchema = object({
  quantity: number().integer().required().min(1).max(1_000_000_000),
  discount: discountValue(),
  type: string().required().oneOf(['percent', 'money']).default('percent'),
})

/** Two rows with the same quantity would both apply; the later row gets the error. */
function distinctQuantities(rows: { quantity?: number }[] | undefined, context: TestContext) {
  const all = (rows ?? []).map(({ quantity }) => quantity)
  const repeated = [...all.keys()].filter((at) => all[at] !== undefined && all.indexOf(all[at]) < at)
  if (repeated.length === 0) return true
  return new ValidationError(
    repeated.map((at) =>
      context.createError({ path: `${context.path}[${at}].quantity`, message: message('quantity_unique') }),
    ),
  )
}

export const discountSchema = object({
  type_id: recordId().required(),
  title: requiredText(),
  start: momentText(),
  end: momentText().test(
    'after_start',
    message('end_after_start'),
    (end, { parent }) => !(Date.parse(end) <= Date.parse(parent.start)),
  ),
  config: array(discountRowSchema)
    .required()
    .min(1, message('discount_rows'))
    .max(maxDiscountRows)
    .default([])
    .test('quantities', message('quantity_unique'), distinctQuantities),
  status: string().required().oneOf(discountStatuses).default('enable'),
})

export const newDiscountSchema = discountSchema.shape({
  start: momentText().test('ahead', message('start_ahead'), (start) => !(Date.parse(start) <= Date.now())),
})

export type DiscountInput = InferType<typeof discountSchema>

export interface Discount extends Omit<DiscountInput, 'status'> {
  id: number
  version: number
  created_at: string
  updated_at: string
  status: DiscountState
  chosen?: 'enable' | 'disable'
  posts_count?: number
}
