import type { InferType } from 'yup'
import type { Permission } from './permissions'
import type { postSchema, sectionSchema, seoSchema } from './postSchema'

/** Spec §4. `pending` waits for approval. */
export const postStatuses = ['published', 'hidden', 'draft', 'pending'] as const
export type PostStatus = (typeof postStatuses)[number]

export type PostInput = InferType<typeof postSchema>
export type Section = InferType<typeof sectionSchema>

/** A post as the API gives it. The bodies (`content`, `seo`, `custom`) come with `include=body`. */
export interface Post extends Omit<PostInput, 'content' | 'seo' | 'custom'> {
  id: number
  version: number
  author_id: number | null
  created_at: string
  updated_at: string
  content?: Section[]
  seo?: InferType<typeof seoSchema>
  custom?: Record<string, string>
  author?: { data: { id: number; name: string; avatar: string } | null }
  category?: { data: { id: number; title: string } | null }
}

/**
 * The statuses that a person may give a post. Publishing and approving need `update-posts`; who may only
 * write hands in a draft or asks for approval.
 */
export const statusesFor = (held: ReadonlySet<Permission>): readonly PostStatus[] =>
  held.has('update-posts') ? postStatuses : ['draft', 'pending']
