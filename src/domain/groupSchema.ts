import { array, type InferType, number, object, string } from 'yup'
import { groupStyles } from './group'
import type { Post } from './postSchema'
import { lines, linkText, recordId, requiredText, slugText } from './rules'

const ids = () => array(recordId().required()).max(1_000)

/** What changes of a collection's members; they are sent by pages, so that a form never has all of them. */
const membersSchema = object({
  added: ids(),
  removed: ids(),
  /** To right before or after another member; to the end or the beginning where that is null. */
  moved: array(
    object({
      id: number().integer().required(),
      before: number().integer().nullable(),
      after: number().integer().nullable(),
    }),
  ).max(100),
})

/** A group of a post type; its address is unique among those of its style. */
export const groupSchema = object({
  style: string().required().oneOf(groupStyles),
  type_id: recordId().required(),
  title: requiredText(),
  slug: slugText(),
  image: linkText(),
  description: lines(),
  /** Position in the manual order; a new one without it comes last. */
  sort: number().integer().min(0),
  /** Only sent: the members are read by their own call. */
  members: membersSchema.default(undefined),
})

export type GroupInput = InferType<typeof groupSchema>
export type MemberChange = NonNullable<GroupInput['members']>

/** A post as its collection shows it. */
export type Member = Pick<Post, 'id' | 'type_id' | 'title' | 'image' | 'status'>

export interface Group extends Omit<GroupInput, 'members'> {
  id: number
  version: number
  sort: number
  created_at: string
  updated_at: string
  type?: { data: { id: number; title: string } | null }
  fields?: { data: { id: number }[] }
  /** Posts that are in it, or of the trademark. */
  posts_count?: number
}
