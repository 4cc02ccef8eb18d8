import { slipReasons, slipStatuses, slipStyles } from '../../../domain/stock'
import {
  arraySchema,
  choiceSchema,
  codedSchema,
  daySchema,
  flagSchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
  withMembers,
} from '../../http/schema'

export const slipChoices = {
  style: choiceSchema(slipStyles),
  status: choiceSchema(slipStatuses),
  reason: choiceSchema(slipReasons),
}

const lotSchema = objectSchema({ id: idSchema, price: wholeSchema, expiry: orNull(daySchema) })
const someOfLot = withMembers(lotSchema, { number: wholeSchema })
const datedLot = { imported_at: momentSchema, is_expired: flagSchema }

/** A lot of which a warehouse has something left. */
export const heldLotSchema = withMembers(someOfLot, datedLot)

/** The same, for who makes a slip. */
export const goodLotSchema = withMembers(lotSchema, { ...datedLot, on_hand: wholeSchema })

export const storedSlipLineSchema = objectSchema({
  id: idSchema,
  post_id: idSchema,
  code: textSchema,
  title: textSchema,
  image: textSchema,
  number: wholeSchema,
  price: wholeSchema,
  expiry: orNull(daySchema),
  lot_id: orNull(idSchema),
  cost: orNull(wholeSchema),
  lots: arraySchema(someOfLot),
})

export const usedLotSchema = objectSchema({
  lot_id: idSchema,
  post_id: idSchema,
  title: textSchema,
  wanted: wholeSchema,
  on_hand: wholeSchema,
  slips: arraySchema(codedSchema),
})

/** The other half of a transfer. */
export const linkedSlipSchema = withMembers(codedSchema, {
  style: slipChoices.style,
  warehouse_id: idSchema,
  warehouse: textSchema,
})

const ofProductShapes = { code: textSchema, title: textSchema, image: textSchema }

/** Computed members of what is where. */
export const heldMembers = {
  ...ofProductShapes,
  average_cost: orNull(wholeSchema),
  reorder_point: orNull(wholeSchema),
  lots: arraySchema(heldLotSchema),
}

/** Computed members of a movement. */
export const movedMembers = {
  ...ofProductShapes,
  slip: withMembers(codedSchema, { ...slipChoices, date: daySchema }),
  lot: lotSchema,
}
