import { boolean, type InferType, object, string } from 'yup'
import { message } from './validation'

/** The most views that one person keeps, of all lists together. */
export const maxViews = 200

/** A view of a list that a person has saved: its address, in two parts. */
export const viewSchema = object({
  /** The list: `/posts/all-posts/1`. */
  path: string()
    .required()
    .max(200)
    .matches(/^\/[\w/-]*$/, { message: message('link'), excludeEmptyString: true }),
  name: string().trim().required().max(60),
  /** Filters, order, columns and density, as they stand behind the `?`. */
  query: string().ensure().max(4_000).meta({ kind: 'raw' }),
  /** Shown when the list is opened without anything behind the `?`; at most one of a list. */
  is_default: boolean().default(false),
})

export type ViewInput = InferType<typeof viewSchema>
export interface View extends ViewInput {
  id: number
  version: number
}
