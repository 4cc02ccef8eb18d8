import { array, number, object, type TestContext, ValidationError } from 'yup'
import { maxCode } from '../codes'
import { maxMoney } from '../price'
import { codeText, recordId } from '../rules'
import { message } from '../validation'

const money = () => number().integer().min(0).max(maxMoney)

export const soldShape = {
  price: money().default(0),
  discount_id: recordId().nullable().default(null),
}

const agencyPriceSchema = object({
  agency_id: recordId().required(),
  price: money().required(),
})

/** One price per agency; the later row gets the error. */
function distinctAgencies(rows: { agency_id?: number }[] | undefined, context: TestContext) {
  const ids = (rows ?? []).map(({ agency_id }) => agency_id)
  const repeated = [...ids.keys()].filter((at) => ids[at] !== undefined && ids.indexOf(ids[at]) < at)
  if (repeated.length === 0) return true
  return new ValidationError(
    repeated.map((at) =>
      context.createError({ path: `${context.path}[${at}].agency_id`, message: message('agency_twice') }),
    ),
  )
}

export const productShape = {
  code: codeText(maxCode),
  agency_prices: array(agencyPriceSchema)
    .max(500)
    .default([])
    .test('agencies', message('agency_twice'), distinctAgencies),
}
