import { type InferType, number, object, string } from 'yup'
import { groupStyles } from './group'
import { linkText, requiredText, slugText, text } from './rules'

/** A group of a post type; its address is unique among those of its style. */
export const groupSchema = object({
  style: string().required().oneOf(groupStyles),
  type_id: number().integer().required(),
  title: requiredText(),
  slug: slugText(),
  image: linkText(),
  description: text(),
  /** Position in the manual order; a new one without it comes last. */
  sort: number().integer().min(0),
})

export type GroupInput = InferType<typeof groupSchema>
export interface Group extends GroupInput {
  id: number
  version: number
  sort: number
  created_at: string
  updated_at: string
  type?: { data: { id: number; title: string } | null }
  /** Posts that are in it, or of the trademark. */
  posts_count?: number
}
