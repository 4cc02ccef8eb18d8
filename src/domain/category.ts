import type { InferType } from 'yup'
import type { categorySchema } from './categorySchema'
import type { TreeNode } from './tree'

export type CategoryInput = InferType<typeof categorySchema>
export interface Category extends CategoryInput, TreeNode {
  id: number
  version: number
  created_at: string
  updated_at: string
}
