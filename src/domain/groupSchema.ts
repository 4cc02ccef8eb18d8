import { array, type InferType, number, object, string } from 'yup'
import { groupStyles } from './group'
import type { Post } from './postSchema'
import { lines, linkText, recordId, requiredText, slugText } from './rules'

const ids = () => array(recordId().required()).max(1_000)

/** Changes to a collection's members; sent as changes, because a form never holds all members. */
const membersSchema = object({
  added: ids(),
  removed: ids(),
  /** Moves next to `before` or `after`; null means the end or the beginning. */
  moved: array(
    object({
      id: number().integer().required(),
      before: number().integer().nullable(),
      after: number().integer().nullable(),
    }),
  ).max(100),
})

/** Slugs are unique among groups of a style. */
export const groupSchema = object({
  style: string().required().oneOf(groupStyles),
  type_id: recordId().required(),
  title: requiredText(),
  slug: slugText(),
  image: linkText(),
  description: lines(),
  sort: number().integer().min(0),
  /** Write-only: members are read by their own call. */
  members: membersSchema.default(undefined),
})

export type GroupInput = InferType<typeof groupSchema>
export type MemberChange = NonNullable<GroupInput['members']>

export type Member = Pick<Post, 'id' | 'type_id' | 'title' | 'image' | 'status'>

export interface Group extends Omit<GroupInput, 'members'> {
  id: number
  version: number
  sort: number
  created_at: string
  updated_at: string
  type?: { data: { id: number; title: string } | null }
  fields?: { data: { id: number }[] }
  posts_count?: number
}
