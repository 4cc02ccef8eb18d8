import { array, type InferType, object, string } from 'yup'
import { requiredText, text } from './rules'
import { message } from './validation'

/** Contents of a carrier's column, from an order; `fixed` is the same text in each row. */
export const carrierValues = [
  'code',
  'name',
  'phone',
  'email',
  'address',
  'note',
  'lines',
  'units',
  'total',
  'collect',
  'fixed',
] as const
export type CarrierValue = (typeof carrierValues)[number]

export const maxCarrierColumns = 60

const carrierColumnSchema = object({
  title: requiredText(200),
  value: string().required().oneOf(carrierValues).default('fixed'),
  /** Of a fixed column. */
  text: text(200),
})
export type CarrierColumn = InferType<typeof carrierColumnSchema>

export const carrierSchema = object({
  name: requiredText(100),
  columns: array(carrierColumnSchema)
    .required()
    .min(1, message('carrier_columns'))
    .max(maxCarrierColumns)
    .default([]),
})

export interface Carrier extends InferType<typeof carrierSchema> {
  id: number
  version: number
}

/** VND that a carrier collects for an order. */
export const toCollect = ({ cod, due }: { cod: number | null; due: number }): number =>
  cod ?? Math.max(0, due)
