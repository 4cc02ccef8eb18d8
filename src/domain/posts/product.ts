import { array, number, object } from 'yup'
import { maxMoney } from '../price'
import { text } from '../rules'

const money = () => number().integer().min(0).max(maxMoney)

/** What every post has that is sold. */
export const soldShape = {
  price: money().default(0),
  discount_id: number().integer().nullable().default(null),
}

/** What a post of the style product has besides. */
export const productShape = {
  code: text(30),
  agency_prices: array(object({ agency_id: number().integer().required(), price: money().required() }))
    .max(500)
    .default([]),
}
