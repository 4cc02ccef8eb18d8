import { type AnyColumn, getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { cleanLine } from '../../domain/cleanText'
import { isTooShort, type Terms } from '../../domain/search'
import type { ListResource } from '../crud/resource'
import type { SearchPlan } from './plan'

export interface SearchSource {
  resource: ListResource
  plan: SearchPlan
}

/**
 * Rows read before the trigram index: the newest, and as many from each of these places further back. A word missing in
 * them is rare, also right after a large import.
 */
const sample = { places: 8, rows: 250 }
const matches = 200
const begun = 64

/** No character sorts after the last of Unicode. */
const last = '\u{10FFFF}'

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')
/** Behind a subselect, the plan can be cached; planning costs more than the search. */
const value = (name: string): SQL => sql`(select ${sql.placeholder(name)}::text)`

export function searchValues(terms: Terms, typed: string): Record<string, unknown> {
  const { text, words, phone } = terms
  const wordValues = (name: string, text: string, words: readonly string[]) => ({
    [`${name}_begin`]: ` ${text}`,
    [`${name}_from`]: ` ${text}`.slice(0, begun),
    [`${name}_to`]: `${` ${text}`.slice(0, begun)}${last}`,
    [`${name}_also0`]: `%%${escaped(words[0] ?? '')}%`,
    ...Object.fromEntries(
      words.flatMap((word, at) => [
        [`${name}_word${at}`, `% ${escaped(word)}%`],
        [`${name}_in${at}`, isTooShort(word) ? `% ${escaped(word)}%` : `%${escaped(word)}%`],
      ]),
    ),
  })
  const whole = cleanLine(typed)
  return {
    ...wordValues('text', text, words),
    ...(phone && wordValues('phone', phone, [phone])),
    prefix_from: text,
    prefix_to: `${text}${last}`,
    codes: [whole, whole.toLowerCase(), whole.toUpperCase(), ...(phone ? [phone] : [])],
  }
}

export const shapeOf = ({ words, phone }: Terms): string =>
  `${words.map((word) => (isTooShort(word) ? 's' : 'l')).join('')}${phone ? ' phone' : ''}`

export function searchSql(kinds: readonly SearchSource[], terms: Terms, limit: number): SQL {
  const parts = kinds.map((kind, at) => hitsOf(kind, at, terms, limit))
  return sql`select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title, 'subtitle', subtitle,
      'image', image, 'url_params', url_params) order by best, place, rank, short, id desc), '[]')::text as data
    from (select *, min(rank) over (partition by place) as best from (${sql.join(parts, sql` union all `)}) every_kind) hits`
}

/**
 * The best rows of a kind by rank: -1 a code or phone number equals, 0 the text begins so, 1 its words do, 2 it
 * contains the words. Newest first among equals.
 */
function hitsOf({ resource, plan }: SearchSource, place: number, terms: Terms, limit: number): SQL {
  const { table, name } = resource
  const columns = getTableColumns(table) as Record<string, AnyColumn>
  const column = (name: string | SQL | undefined): SQL =>
    is(name, SQL) ? name : name && columns[name] ? sql`${columns[name]}` : sql`''`
  const text = plan.text ?? sql`${sql.identifier(getTableConfig(table).name)}.search_text`
  const source = { table: sql`${table}`, id: sql`${table.id}`, text, ...wordsFor(plan, terms), limit }
  const coded = [...(plan.codes ?? []), ...(plan.phone ? [plan.phone] : [])].map(
    // `+ 0` avoids the index of ids, in which all rows might be read for one code.
    (code) => sql` union all (select ${table.id}, -1 from ${table}
      where ${column(code)} = any(${sql.placeholder('codes')}::text[])
      order by ${table.id} + 0 desc limit ${sql.raw(String(limit))})`,
  )
  const prefixed = (plan.prefixes ?? []).map((each) => {
    const begin = sql`fold(${column(each)})`
    return sql` union all (select ${table.id}, 0 from ${table} where ${column(each)} <> ''
      and ${begin} ~>=~ ${value('prefix_from')} and ${begin} ~<~ ${value('prefix_to')}
      order by ${begin} using ~<~ limit ${sql.raw(String(limit))})`
  })
  const ranked = resource.unlimited ? shortList(source) : longList(source)
  const params = Object.entries(plan.params ?? {}).map(
    ([key, name]) => sql`${sql.raw(`'${key}'`)}, ${column(name)}`,
  )
  return sql`select ${sql.raw(`'${name}'`)} as kind, ${sql.raw(String(place))} as place, best.rank, best.id,
      case best.rank when 0 then length(${column(plan.title)}) end as short, ${column(plan.title)} as title, ${column(plan.subtitle)} as subtitle,
      ${column(plan.image)} as image, json_build_object(${sql.join(params, sql`, `)}) as url_params
    from (select id, min(rank) as rank from (${ranked}${sql.join([...coded, ...prefixed])}) found group by id
      order by 2, 1 desc limit ${sql.raw(String(limit))}) best join ${table} on ${table.id} = best.id`
}

function wordsFor(plan: SearchPlan, { words, phone }: Terms) {
  const name = plan.phone && phone ? 'phone' : 'text'
  const used = name === 'phone' && phone ? [phone] : words
  const isShortWord = used.every(isTooShort)
  const all = (test: (word: string, at: number) => SQL) => sql.join(used.map(test), sql` and `)
  const like = (text: SQL, kind: string, at: number) => sql`${text} like ${value(`${name}_${kind}${at}`)}`
  return {
    name,
    isOneWord: used.length === 1,
    isShortWord,
    begins: (text: SQL) => all((_, at) => like(text, 'word', at)),
    holds: (text: SQL) => all((_, at) => like(text, 'in', at)),
    /**
     * Conditions for the trigram index. Short words beside a long one are common, and are checked on the found rows. A
     * single word is repeated in another form: the planner then expects few rows, instead of reading the whole table.
     */
    indexed: (text: SQL, kind: 'in' | 'word') =>
      sql`${all((word, at) => like(isTooShort(word) && !isShortWord ? sql`(${text} || '')` : text, kind, at))}${
        used.length === 1 ? sql` and ${like(text, 'also', 0)}` : sql``
      }`,
  }
}

type Source = ReturnType<typeof wordsFor> & { table: SQL; id: SQL; text: SQL; limit: number }

const rankIn = ({ name, begins }: Source, text: SQL): SQL =>
  sql`case when starts_with(${text}, ${value(`${name}_begin`)}) then 0 when ${begins(text)} then 1 else 2 end`

const shortList = (source: Source): SQL =>
  sql`select ${source.id} as id, ${rankIn(source, source.text)} as rank from ${source.table} where ${source.holds(source.text)}`

/** Texts that begin so, then matches in a sample; the trigram index only for rare words. */
function longList(source: Source): SQL {
  const { table, id, text, name, limit, holds, indexed, isOneWord, isShortWord } = source
  const start = sql`left(${text}, ${sql.raw(String(begun))})`
  const inner = sql.identifier('searched')
  const wanted = sql.raw(String(limit))
  const ifRare = (as: string, rank: SQL, known: SQL, fits: SQL) =>
    sql`, ${sql.raw(as)} as materialized (select ${id}, ${rank} as rank from ${table}
      where (select count(*) from (${known}) known) < ${wanted} and ${fits} limit ${sql.raw(String(matches))})`
  const nothing = (as: string) => sql`, ${sql.raw(as)} as (select 0 as id, 0 as rank where false)`
  // Texts with a word that begins with a rare word come before the many that only contain it.
  const worded = isOneWord
    ? ifRare(
        'worded',
        sql`1`,
        sql`table first union select * from seen where rank < 2`,
        indexed(text, 'word'),
      )
    : nothing('worded')
  const inside =
    isOneWord && isShortWord
      ? nothing('inside')
      : ifRare(
          'inside',
          rankIn(source, text),
          sql`table first union table seen union table worded`,
          indexed(text, 'in'),
        )
  return sql`with first as materialized (select ${id}, 0 as rank from ${table}
      where ${start} ~>=~ ${value(`${name}_from`)} and ${start} ~<~ ${value(`${name}_to`)}
        and starts_with(${text}, ${value(`${name}_begin`)})
      order by ${start} using ~<~, ${id} desc limit ${wanted}),
    seen as materialized (select found as id, ${rankIn(source, sql`${inner}`)} as rank
      from (select max(id) as id from ${table}) newest, generate_series(0, ${sql.raw(String(sample.places - 1))}) spot (nth),
        lateral (select ${id} as found, ${text} as searched from ${table}
          where ${id} <= newest.id - newest.id / ${sql.raw(String(sample.places))} * spot.nth
          order by ${id} desc limit ${sql.raw(String(sample.rows))}) looked
      where ${holds(sql`${inner}`)})${worded}${inside}
    table first union all table seen union all table worded union all table inside`
}
