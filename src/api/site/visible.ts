import { type SQL, sql } from 'drizzle-orm'
import { momentSql } from '../crud/fields'

/** Behind a subselect the planner does not know the moment, so that it keeps the plan: planning takes longer than reading. */
export const momentBehind = (now: Date): SQL => sql`(select ${momentSql(now)})`

const inShownPlace = sql`p.type_id not in (select id from types where not is_shown)
  and coalesce(p.category_id, 0) not in (select id from hidden_categories)`

/**
 * Whether visitors see the row `p` of posts: it is published, its moment has come, and its type and category are shown.
 * See *The site's door* in the contract.
 */
export const visible = (now: Date): SQL =>
  sql`(p.status = 'published' and p.published_at <= ${momentBehind(now)} and ${inShownPlace})`

/**
 * Posts that will be visible once their moment has come: few, and not part of any total. Between two ends the planner
 * expects few, also where it does not know the moment.
 */
export const notYetVisible = (now: Date): SQL =>
  sql`(p.status = 'published' and p.published_at > ${momentBehind(now)} and p.published_at <= 'infinity'
    and ${inShownPlace})`

/** Whether visitors see the category `c`, which stands in a type and perhaps under others. */
export const shownCategory = sql`(c.id not in (select id from hidden_categories)
  and c.type_id not in (select id from types where not is_shown))`
