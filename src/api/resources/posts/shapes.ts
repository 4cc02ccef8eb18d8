import { discountStatuses } from '../../../domain/discount'
import {
  amountSchema,
  arraySchema,
  choiceSchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../../http/schema'

export const agencyPricesSchema = arraySchema(objectSchema({ agency_id: idSchema, price: wholeSchema }))

/** The facts from which the price of a sold product follows. */
export const pricedSchema = {
  id: idSchema,
  code: textSchema,
  image: textSchema,
  title: textSchema,
  price: wholeSchema,
  agency_prices: agencyPricesSchema,
  discount: orNull(
    objectSchema({
      status: choiceSchema(discountStatuses),
      start: momentSchema,
      end: momentSchema,
      config: arraySchema(
        objectSchema({
          quantity: wholeSchema,
          discount: amountSchema,
          type: choiceSchema(['percent', 'money']),
        }),
      ),
    }),
  ),
}
