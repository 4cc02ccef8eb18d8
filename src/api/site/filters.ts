import { type SQL, sql } from 'drizzle-orm'
import { businessDay } from '../../domain/businessTime'
import { isTooShort, termsOf } from '../../domain/search'
import { notYetVisible, visible } from './visible'

export interface Filters {
  now: Date
  /** Null for all. */
  types: number[] | null
  categories: number[] | null
  group: number | null
  trademark: number | null
  q: string
  from: number | undefined
  to: number | undefined
  values: readonly (readonly [key: string, value: string])[]
}

/** Lists under filters that are not counted by the database are counted up to this. */
const countCap = 1_000
/** Members of a group are counted over its index. */
const groupCap = 100_000

const intsSql = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::int[])`

const all = (conditions: (SQL | false | null)[]): SQL =>
  sql.join(
    conditions.filter((each) => each !== false && each !== null),
    sql` and `,
  )

/** Conditions under which the database keeps totals. */
const placed = ({ types, categories, trademark }: Filters, column: (name: string) => SQL): SQL[] => [
  ...(types ? [sql`${column('type_id')} = ${intsSql(types)}`] : []),
  ...(categories ? [sql`${column('category_id')} = ${intsSql(categories)}`] : []),
  ...(trademark ? [sql`${column('trademark_id')} = ${trademark}`] : []),
]

const ofPost = (name: string): SQL => sql`p.${sql.identifier(name)}`

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

const wordsOf = ({ q }: Filters): SQL[] =>
  termsOf(q).words.map(
    (word) => sql`p.search_text like ${isTooShort(word) ? `% ${escaped(word)}%` : `%${escaped(word)}%`}`,
  )

/** A value as text, as a number, or as one of several. */
const holds = ([key, value]: readonly [string, string]): SQL => {
  const forms = [value, [value], ...(/^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? [Number(value)] : [])]
  const any = forms.map((form) => sql`p.values @> ${JSON.stringify({ [key]: form })}::jsonb`)
  return sql`(${sql.join(any, sql` or `)})`
}

const isFree = ({ q, from, to, group, values }: Filters): boolean =>
  q !== '' || from !== undefined || to !== undefined || group !== null || values.length > 0

export const listCap = (filters: Filters): number =>
  !isFree(filters) ? Number.POSITIVE_INFINITY : isOfGroup(filters) ? groupCap : countCap

const isOfGroup = (filters: Filters): boolean =>
  filters.group !== null && !isFree({ ...filters, group: null })

/** Words of which one in ten of the newest posts is a match are found by walking, not over their index. */
const sample = { rows: 2_000, hits: 200 }

/**
 * The conditions of a list, and for those that are not counted the CTEs `hits`, up to one more than are sorted, and
 * `few`, which tells whether these are all.
 */
export function listConditions(filters: Filters): { where: SQL; isFree: boolean; hits: SQL } {
  const { now, from, to, group, values } = filters
  const scope = all([visible(now), ...placed(filters, ofPost)])
  const words = wordsOf(filters)
  const where = all([
    scope,
    ...words,
    from !== undefined && sql`p.price >= ${from}`,
    to !== undefined && sql`p.price <= ${to}`,
    group !== null && sql`p.id in (select post_id from post_groups where group_id = ${group})`,
    ...values.map(holds),
  ])
  const frequent = words.length
    ? sql`frequent as materialized (select count(*) >= ${sql.raw(String(sample.hits))} and max(rows) = ${sql.raw(String(sample.rows))}
        as is_frequent from (select p.search_text, count(*) over () as rows from (
          select p.search_text from posts p where ${scope} order by p.published_at desc, p.id desc
          limit ${sql.raw(String(sample.rows))}) p) p where ${all(words)})`
    : sql`frequent as materialized (select false as is_frequent)`
  return {
    where,
    isFree: isFree(filters),
    hits: sql`${frequent}, hits as materialized (select p.id from posts p where ${where}
        and not (select is_frequent from frequent) limit ${sql.raw(String(countCap + 1))}),
      few as materialized (select count(*) <= ${sql.raw(String(countCap))} and not (select is_frequent from frequent) as is_few
        from hits)`,
  }
}

/** A number as SQL: from the totals that are kept, less what is still ahead; else counted, up to one more than the cap. */
export function listTotal(filters: Filters): SQL {
  const { now } = filters
  if (isFree(filters)) {
    const { where } = listConditions(filters)
    const counted = sql`(select count(*) from (select from posts p where ${where} limit ${sql.raw(String(listCap(filters) + 1))}) c)`
    return sql`(case when (select is_few from few) then (select count(*) from hits) else ${counted} end)`
  }
  const kept = all([
    sql`list = 'posts' and key->>'status' = 'published'`,
    sql`(key->>'type_id')::int not in (select id from types where not is_shown)`,
    sql`coalesce((key->>'category_id')::int, 0) not in (select id from hidden_categories)`,
    ...placed(filters, (name) => sql`(key->>${sql.raw(`'${name}'`)})::int`),
  ])
  return sql`((select coalesce(sum(n), 0) from list_counts where ${kept})
    - (select count(*) from posts p where ${all([notYetVisible(now), ...placed(filters, ofPost)])}))`
}

/** CTE `sold`: units by product, of this month and the two before it. */
export const sold = (now: Date): SQL => sql`sold as materialized (
  select post_id, sum(sold) as number from stock_months
  where month >= (date_trunc('month', ${businessDay(now)}::date) - interval '2 months')::date
  group by post_id having sum(sold) > 0)`

/** Those that were sold, and then all others by age: either part is bounded. */
export const soldFirst = ({ where, rest, size }: { where: SQL; rest: SQL; size: SQL }): SQL => sql`
  (select p.id, s.number::bigint as key from sold s join posts p on p.id = s.post_id where ${where} and ${rest}
    order by s.number desc, p.id desc limit ${size})
  union all (select p.id, 0::bigint as key from posts p left join sold s on s.post_id = p.id
    where s.post_id is null and ${where} and ${rest} order by p.id desc limit ${size})`
