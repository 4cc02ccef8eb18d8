import { boolean, type InferType, number, object } from 'yup'
import { count, lines, linkText, recordId, requiredText, slugText, text } from './rules'
import type { TreeNode } from './tree'

export const categorySchema = object({
  type_id: recordId().required(),
  title: requiredText(),
  slug: slugText(),
  image: linkText(),
  description: lines(),
  parent_id: recordId().nullable().default(null),
  group_id: recordId().nullable().default(null),
  layout: text(100),
  number_displayed: count(1000),
  show_by_category: boolean().default(false),
  /** Whether visitors see its posts, and those of the categories below it. */
  is_shown: boolean().default(true),
  sort: number().integer().min(0).default(0),
})

export type CategoryInput = InferType<typeof categorySchema>
export interface Category extends CategoryInput, TreeNode {
  id: number
  version: number
  /** Excludes the posts of its subcategories. */
  posts_count?: number
  created_at: string
  updated_at: string
}
