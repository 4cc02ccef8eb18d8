import { object } from 'yup'
import { soldShape } from '../../../../../domain/posts/product'

/** The rule of a price that is edited by itself: a row of the list has no bodies that the whole schema could judge. */
export const priceSchema = object({ price: soldShape.price })
