import {
  amountSchema,
  arraySchema,
  daySchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  type Schema,
  textSchema,
  wholeSchema,
} from '../../http/schema'
import { heldLotSchema } from '../slips/shapes'

type Figures = Record<string, Schema>

/** A row of a report: what it is about, and the figures of the report. */
export const reportRowSchema = (id: Schema, figures: Figures): Schema =>
  objectSchema({
    id,
    post_id: orNull(idSchema),
    warehouse_id: orNull(idSchema),
    type_id: orNull(idSchema),
    code: orNull(textSchema),
    title: orNull(textSchema),
    image: orNull(textSchema),
    warehouse: objectSchema({ data: orNull(objectSchema({ id: idSchema, name: textSchema })) }),
    ...figures,
  })

export const reportMeta = (sums: readonly string[]) => ({
  sums: objectSchema(Object.fromEntries(sums.map((name) => [name, wholeSchema]))),
  chart: arraySchema(objectSchema({ key: textSchema, value: wholeSchema })),
})

const held: Figures = { number: wholeSchema, money: wholeSchema }
const ofSlip: Figures = { slip_id: idSchema, slip_code: textSchema }

export const valueFigures: Figures = {
  ...held,
  average_cost: wholeSchema,
  next_expiry: orNull(daySchema),
}

export const expiringFigures: Figures = {
  ...held,
  ...ofSlip,
  line_id: idSchema,
  expiry: daySchema,
  days_left: wholeSchema,
}

export const lowFigures: Figures = {
  version: wholeSchema,
  number: wholeSchema,
  expired: wholeSchema,
  reorder_point: orNull(wholeSchema),
  missing: wholeSchema,
}

export const deadFigures: Figures = { ...held, last_out: orNull(daySchema), idle_days: wholeSchema }

export const profitFigures: Figures = {
  period: orNull(daySchema),
  sold: wholeSchema,
  money: wholeSchema,
  cost: wholeSchema,
  profit: wholeSchema,
  margin: orNull(amountSchema),
}

export const purchaseFigures: Figures = {
  ...held,
  ...ofSlip,
  date: daySchema,
  price: wholeSchema,
  expiry: orNull(daySchema),
}

export const stockedProductSchema = objectSchema({
  id: idSchema,
  type_id: idSchema,
  code: textSchema,
  title: textSchema,
  image: textSchema,
  price: wholeSchema,
  stock: arraySchema(
    objectSchema({
      id: textSchema,
      warehouse_id: idSchema,
      warehouse: textSchema,
      number: wholeSchema,
      money: wholeSchema,
      reorder_point: orNull(wholeSchema),
      version: wholeSchema,
      lots: arraySchema(heldLotSchema),
    }),
  ),
  bought: arraySchema(
    objectSchema({
      id: idSchema,
      date: daySchema,
      price: wholeSchema,
      number: wholeSchema,
      ...ofSlip,
      supplier: orNull(textSchema),
    }),
  ),
  prices: arraySchema(
    objectSchema({ id: idSchema, at: momentSchema, before: wholeSchema, after: wholeSchema }),
  ),
})
