import { sql } from 'drizzle-orm'
import type { PostState } from '../../../domain/post'
import { type Condition, type Field, momentField, numberField } from '../../crud/fields'
import { belongsTo } from '../../crud/include'
import { posts as table } from '../../db/tables/posts'
import { users } from '../../db/tables/users'
import { invalid } from '../../http/errors'
import type { Aspect } from './aspect'
import { underTypes } from './underTypes'

const status = (value: PostState): Condition => ({ field: 'status', operator: '=', value })
const is = (field: string): Condition => ({ field, operator: 'is', value: null })

/**
 * A fact by the clock; literals, so that the planner takes the index of what is ahead, and an upper end, so that it
 * expects few between the two where it does not know the moment.
 */
const ahead: Field = {
  type: 'boolean',
  column: table.id,
  operators: [],
  reads: [table.status, table.publish_at],
  byClock: (now) => sql`(posts.status = 'published' and posts.publish_at > ${now}
    and posts.publish_at <= 'infinity')`,
}
/** The few that are not out are told by their ids: the walk through the others reads no table. */
const out: Field = {
  ...ahead,
  byClock: (now) => sql`(posts.id not in (select ahead.id from posts ahead
    where ahead.status = 'published' and ahead.publish_at > (select ${now}) and ahead.publish_at <= 'infinity'))`,
}
const undated: Field = {
  ...ahead,
  byClock: () => sql`(posts.status = 'draft' and posts.publish_at is null)`,
}

/** Not what the clock says, but a fact all the same. Those of one type stand in an index, and are counted over it. */
const approved: Field = {
  ...ahead,
  reads: [table.approved_at],
  byClock: () => sql`(posts.approved_at is not null)`,
  isNarrow: true,
}

const states: Record<PostState, Condition[]> = {
  published: [status('published'), is('out')],
  scheduled: [is('ahead')],
  hidden: [status('hidden')],
  draft: [status('draft')],
  pending: [status('pending')],
}

/**
 * When a post comes out, and who approved it when. Anybody who writes a post may propose a moment: what makes it
 * appear is its status, which not everybody may set (`standing`).
 */
export const schedule: Aspect = {
  fields: {
    publish_at: momentField(table.publish_at),
    approved_at: underTypes(momentField(table.approved_at)),
    approver_id: numberField(table.approver_id),
    ahead,
    out,
    undated,
    approved,
  },
  params: {
    state: states,
    /** Drafts that no day is planned for. */
    undated: { 1: [is('undated')] },
    approved: { 1: [is('approved')] },
  },
  includes: { approver: belongsTo(users, table.approver_id, ['id', 'name', 'avatar']) },
  write: ({ now }, value, { before }) => {
    // An existing post may be dated back; a new one with a moment that has passed is a slip of the hand.
    if (!before && value.publish_at && Date.parse(value.publish_at) <= now.getTime())
      throw invalid('publish_at', 'moment_past')
    return value
  },
}

/** Of the published posts those that are not out yet, in the totals of a list. */
export const apart = { facet: 'status', of: 'published', as: 'scheduled', few: 'ahead', rest: 'out' } as const
