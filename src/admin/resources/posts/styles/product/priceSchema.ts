import { object } from 'yup'
import { soldShape } from '../../../../../domain/posts/product'

/** Schema for editing a price alone: a row of the list lacks fields that the whole schema requires. */
export const priceSchema = object({ price: soldShape.price })
