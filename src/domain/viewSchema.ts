import { boolean, type InferType, object, string } from 'yup'
import { message } from './validation'

export const maxViews = 200

/** A saved view of a list: its address, in two parts. */
export const viewSchema = object({
  /** The list: `/posts/all-posts/1`. */
  path: string()
    .required()
    .max(200)
    .matches(/^\/[\w/-]*$/, { message: message('link'), excludeEmptyString: true }),
  name: string().trim().required().max(60),
  /** Filters, order, columns and density: the part after `?`. */
  query: string().ensure().max(4_000).meta({ kind: 'raw' }),
  /** Shown when the list opens without a query; at most one per list. */
  is_default: boolean().default(false),
})

export type ViewInput = InferType<typeof viewSchema>
export interface View extends ViewInput {
  id: number
  version: number
}
