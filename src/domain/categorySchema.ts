import { boolean, number, object } from 'yup'
import { linkText, requiredText, slugText, text } from './rules'

/** A category of one post type (spec §3); `parent_id` makes the tree. */
export const categorySchema = object({
  type_id: number().integer().required(),
  title: requiredText(),
  slug: slugText(),
  image: linkText(),
  description: text(),
  parent_id: number().integer().nullable().default(null),
  layout: text(100),
  number_displayed: number().integer().min(0).max(1000).default(0),
  show_by_category: boolean().default(false),
  sort: number().integer().min(0).default(0),
})
