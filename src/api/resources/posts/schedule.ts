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
 * Literals match the partial index of scheduled posts; the upper end makes the planner expect few rows when it does not
 * know the moment.
 */
const ahead: Field = {
  type: 'boolean',
  column: table.id,
  operators: [],
  reads: [table.status, table.publish_at],
  byClock: (now) => sql`(posts.status = 'published' and posts.publish_at > ${now}
    and posts.publish_at <= 'infinity')`,
}
/** Excludes the few scheduled posts by id, so that a walk through the others reads no table. */
const out: Field = {
  ...ahead,
  byClock: (now) => sql`(posts.id not in (select ahead.id from posts ahead
    where ahead.status = 'published' and ahead.publish_at > (select ${now}) and ahead.publish_at <= 'infinity'))`,
}
const undated: Field = {
  ...ahead,
  byClock: () => sql`(posts.status = 'draft' and posts.publish_at is null)`,
}

/** A fact that does not depend on the clock; counted over an index by type. */
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

/** Anybody who writes a post may propose a moment; publishing depends on the status (`standing`). */
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
    undated: { 1: [is('undated')] },
    approved: { 1: [is('approved')] },
  },
  includes: { approver: belongsTo(users, table.approver_id, ['id', 'name', 'avatar']) },
  write: ({ now }, value, { before }) => {
    // An existing post may be dated back; for a new one a past moment must be a mistake.
    if (!before && value.publish_at && Date.parse(value.publish_at) <= now.getTime())
      throw invalid('publish_at', 'moment_past')
    return value
  },
}

/** Moves scheduled posts out of the published total. */
export const apart = { facet: 'status', of: 'published', as: 'scheduled', few: 'ahead', rest: 'out' } as const
