import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../api/db/database'
import { unrecorded } from '../../api/history/unrecorded'
import type { Seeding } from '../context'
import type { Authors } from '../people'
import { writtenPosts } from '../texts'
import { piecesOf } from './pieces'
import { plansOf, type Stock, statuses } from './plan'
import { rareWords, sentences } from './words'

type Sources = Omit<Stock, 'trademarks'> & { authors: Authors }

interface Options {
  posts?: number
  onProgress?: (posts: number, of: number) => void
}

const batch = 50_000
const slots = [0, 1, 2, 3] as const
const parts = ['text', 'slug', 'letters', 'marks'] as const
type Part = (typeof parts)[number]

/**
 * Generates posts up to `posts` in all, leaving room for those written by hand. The database builds the rows, so that a
 * million takes minutes; a row's content depends only on its number.
 */
export async function seedBulk({ db, now }: Seeding, sources: Sources, { posts = 0, onProgress }: Options) {
  const [state] = await rowsOf<{ count: number; last: number }>(
    db,
    sql`select count(*)::int as count, coalesce(max(id), 0)::int as last from posts`,
  )
  const byHand = state?.count ? 0 : Object.values(writtenPosts).flat().length
  const wanted = posts - byHand - (state?.count ?? 0)
  const first = (state?.last ?? 0) + 1
  const marks = await rowsOf<{ type_id: number; ids: number[] }>(
    db,
    sql`select type_id, array_agg(id order by id) as ids from groups where style = 'trademark' group by 1`,
  )
  const trademarks = new Map(marks.map(({ type_id, ids }) => [type_id, ids]))
  const insert = insertOf({ ...sources, trademarks }, sources.authors, first, wanted, now)
  for (let done = 0; done < wanted; done += batch) {
    const size = Math.min(batch, wanted - done)
    await unrecorded(db, (tx) => tx.execute(insert(first + done, first + done + size - 1)))
    onProgress?.(done + size, wanted)
  }
}

function insertOf(stock: Stock, authors: Authors, first: number, total: number, now: Date) {
  const plans = JSON.stringify(plansOf(stock))
  const lists = JSON.stringify({
    authors: [...authors.writers, ...authors.editors],
    writers: authors.writers,
    editors: authors.editors,
    statuses,
    sentences,
    ...prefixed(
      'rare_',
      piecesOf(
        rareWords.map((word) => `– ${word}`),
        false,
      ),
    ),
  })
  const columns = sql.raw(slots.flatMap((slot) => parts.map((part) => `${part}${slot} text[]`)).join(', '))
  const rare = sql.raw(parts.map((part) => `rare_${part} text[]`).join(', '))
  return (from: number, to: number): SQL => sql`
    with plan as materialized (
      select * from jsonb_to_recordset(${plans}::jsonb)
        as p (type_id int, low int, high int, categories int[], parents int[], pictures text[], code text, price int, trademarks int[],
          said jsonb, taught jsonb, ${columns})
    ), list as materialized (
      select * from jsonb_to_record(${lists}::jsonb)
        as l (authors int[], writers int[], editors int[], statuses text[], sentences text[], ${rare})
    )
    insert into posts (type_id, category_id, parent_category_id, author_id, status, title, slug, title_key,
      image, images, description, content, seo, code, price, trademark_id, values,
      chapters, lesson_count, duration, student_number, publish_at, approved_at, approver_id, created_at, updated_at)
    select p.type_id, p.categories[c], p.parents[c],
      case status when 'pending' then ${pick(sql`l.writers`, 3)} else ${pick(sql`l.authors`, 3)} end,
      status, ${joined('text')}, ${joined('slug')} || '-' || i,
      left(${joined('letters')} || ' ' || ${joined('marks')}, 255),
      picture, jsonb_build_array(picture), a || ' ' || b,
      jsonb_build_array(jsonb_build_object('title', '', 'image', '', 'content', '<p>' || b || ' ' || a || '</p>')),
      '{"title": "", "image": "", "description": "", "keywords": "", "links": []}',
      case p.code when '' then '' else p.code || lpad(i::text, 7, '0') end,
      case p.price when 0 then 0 else p.price + 5000 * ${draw(16, sql`60`)} end,
      case when ${draw(17, sql`5`)} > 1 then ${pick(sql`p.trademarks`, 18)} end,
      case p.said when '[]' then '{}' else p.said->(${draw(19, sql`jsonb_array_length(p.said)`)} - 1) end,
      coalesce(course->'chapters', '[]'), coalesce((course->>'lesson_count')::int, 0),
      coalesce((course->>'duration')::int, 0), case when course is null then 0 else ${draw(21, sql`900`)} end,
      -- One in twenty was planned for a day, and one in three waited for an approval.
      case when status in ('published', 'hidden') and ${draw(22, sql`20`)} = 1 then created + interval '3 days' end,
      case when status in ('published', 'hidden') and ${draw(23, sql`3`)} = 1 then created + interval '2 hours' end,
      case when status in ('published', 'hidden') and ${draw(23, sql`3`)} = 1 then ${pick(sql`l.editors`, 24)} end,
      created, created + ${draw(13, sql`480`)} * interval '1 hour'
    from generate_series(${from}::bigint, ${to}::bigint) i
    cross join list l
    join plan p on ${draw(1, sql`100`)} - 1 between p.low and p.high
    cross join lateral (select
      ${draw(2, sql`cardinality(p.categories)`)} as c,
      ${pick(sql`l.statuses`, 4)} as status,
      ${pick(sql`p.pictures`, 5)} as picture,
      p.taught->(${draw(20, sql`greatest(jsonb_array_length(p.taught), 1)`)} - 1) as course,
      ${pick(sql`l.sentences`, 6)} as a,
      ${pick(sql`l.sentences`, 7)} as b,
      ${sql.join(
        slots.map((slot) => sql.raw(`${drawText(8 + slot, `cardinality(p.text${slot})`)} as t${slot}`)),
        sql`, `,
      )},
      -- One title in forty carries a rare word, and the words of the list's end are rarer still.
      case when ${draw(14, sql`40`)} = 1
        then 1 + floor(cardinality(l.rare_text) * power(${draw(12, sql`100000`)} / 100001.0, 3))::int end as r,
      -- Six years of posts, up to where those written by hand begin.
      ${now.toISOString()}::timestamptz - interval '425 days'
        - (1 - (i - ${first}::bigint) / greatest(${total}, 1)::float8) * interval '2190 days'
        - ${draw(15, sql`600`)} * interval '1 minute' as created
    ) drawn
    order by i`
}

const prefixed = <T extends object>(prefix: string, value: T): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [prefix + key, each]))

/** SQL for a number from 1 to `size` that depends only on the row's number and on `salt`. */
const drawText = (salt: number, size: string): string =>
  `(1 + (hashint8extended(i, ${salt}) & 9007199254740991) % ${size})::int`

const draw = (salt: number, size: SQL): SQL =>
  sql`(1 + (hashint8extended(i, ${sql.raw(String(salt))}) & 9007199254740991) % ${size})::int`

// Null for an empty list.
const pick = (list: SQL, salt: number): SQL =>
  sql`${list}[${draw(salt, sql`greatest(cardinality(${list}), 1)`)}]`

const joined = (part: Part): SQL =>
  sql.raw(
    `p.${part}0[t0] || p.${part}1[t1] || p.${part}2[t2] || p.${part}3[t3] || coalesce(l.rare_${part}[r], '')`,
  )
