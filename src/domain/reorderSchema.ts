import { number, object } from 'yup'
import { maxUnits } from './stock'

/** Below how many units a product is to be bought again; `null` for never. */
export const reorderSchema = object({
  reorder_point: number().integer().min(1).max(maxUnits).nullable().defined(),
})
