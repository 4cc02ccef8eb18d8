import { number, object } from 'yup'
import { maxUnits } from './stock'

/** Minimum stock of a product; `null` for none. */
export const reorderSchema = object({
  reorder_point: number().integer().min(1).max(maxUnits).nullable().defined(),
})
