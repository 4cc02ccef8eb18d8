import { figurePeriods } from '../../../domain/shopFigures'
import {
  arraySchema,
  choiceSchema,
  daySchema,
  idSchema,
  objectSchema,
  orNull,
  type Schema,
  textSchema,
  wholeSchema,
} from '../../http/schema'

const inEachPeriod = (shape: Schema): Schema =>
  objectSchema(Object.fromEntries(Object.keys(figurePeriods).map((name) => [name, shape])))

const sold = { orders: wholeSchema, money: wholeSchema }

const salesSchema = objectSchema({
  periods: inEachPeriod(objectSchema({ ...sold, received: wholeSchema, before: objectSchema(sold) })),
  owed: wholeSchema,
  days: arraySchema(objectSchema({ day: daySchema, value: wholeSchema })),
  waiting: arraySchema(
    objectSchema({
      type_id: idSchema,
      status: choiceSchema(['new', 'processing', 'delivery']),
      place: wholeSchema,
      count: wholeSchema,
      late: wholeSchema,
    }),
  ),
})

const productsWith = (figures: Record<string, Schema>): Schema =>
  arraySchema(
    objectSchema({
      post_id: idSchema,
      title: orNull(textSchema),
      image: orNull(textSchema),
      ...figures,
    }),
  )

export const shopFiguresSchema = objectSchema({
  sales: orNull(salesSchema),
  costs: orNull(objectSchema({ profit: inEachPeriod(wholeSchema), owing: wholeSchema })),
  best: productsWith({ sold: wholeSchema }),
  low: orNull(
    objectSchema({
      count: wholeSchema,
      rows: productsWith({
        id: textSchema,
        number: wholeSchema,
        reorder_point: wholeSchema,
        missing: wholeSchema,
      }),
    }),
  ),
  expiring: orNull(
    objectSchema({
      count: wholeSchema,
      money: wholeSchema,
      rows: productsWith({
        id: idSchema,
        number: wholeSchema,
        expiry: daySchema,
        days_left: wholeSchema,
      }),
    }),
  ),
})
