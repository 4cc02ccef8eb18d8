import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/api/db/database'
import type { Engine } from './engines'
import { type BenchPage, floor } from './pages'

/** What there is most of, so that numbers matter. */
interface Shop {
  products: number
  courses: number
  trademark: number
  group: number
  /** A product type's category, and one of the people who write. */
  category: number
  author: number
}

async function shopOf({ db }: Engine): Promise<Shop> {
  const [row] = await rowsOf<Shop>(
    db,
    sql`with sold as (select t.id, t.style, (select count(*) from posts where type_id = t.id) as n from types t)
      select (select id from sold where style = 'product' order by n desc limit 1) as products,
        (select id from sold where style = 'course' order by n desc limit 1) as courses,
        (select trademark_id from posts where trademark_id is not null group by 1 order by count(*) desc limit 1) as trademark,
        (select group_id from post_groups l join groups g on g.id = l.group_id join sold on sold.id = g.type_id
          where sold.style = 'product' group by 1 order by count(*) desc limit 1) as "group",
        (select category_id from posts p join sold on sold.id = p.type_id where style = 'product'
          group by 1 order by count(*) desc limit 1) as category,
        (select author_id from posts group by 1 order by count(*) desc limit 1) as author`,
  )
  if (!row) throw new Error('the sample business has no shop')
  return row
}

/** Lists of what is sold, by what it costs, is called and belongs to; of what comes out when; and of drafts. */
export async function shopPages(engine: Engine): Promise<BenchPage[]> {
  const { products, courses, trademark, group, category, author } = await shopOf(engine)
  const include = 'include=author,category,trademark,discount&searchJoin=and'
  const ofType = `p.type_id = ${products}`
  const page = (name: string, search: string, where: string, order = 'p.id desc', rest = ''): BenchPage => ({
    name,
    path: `/posts?${search}&${include}${rest}`,
    floor: floor(where, order),
  })
  const of = (more = '') => `search=type_id:${products}${more}`
  const days = ['2024-03-01', '2024-03-31']
  return [
    page('products by price', of(), ofType, 'p.price, p.id', '&orderBy=price'),
    {
      ...page('products by price, page 1000', of(), ofType, '', '&orderBy=price&page=1000'),
      floor: floor(ofType, 'p.price, p.id', 999 * 25),
    },
    page('products by code', of(), ofType, 'p.code, p.id', '&orderBy=code'),
    page('one trademark', of(`;trademark_id:${trademark}`), `${ofType} and p.trademark_id = ${trademark}`),
    page(
      'one trademark by price',
      of(`;trademark_id:${trademark}`),
      `${ofType} and p.trademark_id = ${trademark}`,
      'p.price, p.id',
      '&orderBy=price',
    ),
    page(
      'one group',
      of(`;group_id:${group}`),
      `${ofType} and p.id in (select post_id from post_groups where group_id = ${group})`,
    ),
    page(
      'prices from to',
      `${of(';price:150000;price:155000')}&searchFields=price:>=;price:<=`,
      `${ofType} and p.price between 150000 and 155000`,
    ),
    page(
      'prices from to, one category, by price',
      `${of(`;category_id:${category};price:150000;price:155000`)}&searchFields=price:>=;price:<=`,
      `${ofType} and p.category_id = ${category} and p.price between 150000 and 155000`,
      'p.price, p.id',
      '&orderBy=price',
    ),
    page('one author', of(`;author_id:${author}`), `${ofType} and p.author_id = ${author}`),
    page(
      'made in one month',
      `${of(`;created_at:${days[0]};created_at:${days[1]}`)}&searchFields=created_at:>=;created_at:<=`,
      `${ofType} and p.created_at between '${days[0]}' and '${days[1]}'`,
    ),
    page(
      'code that begins so',
      `${of(';title:k00123')}&searchFields=title:like`,
      `${ofType} and p.search_text like '%k00123%'`,
    ),
    page(
      'courses by length',
      `search=type_id:${courses}`,
      `p.type_id = ${courses}`,
      'p.duration desc, p.id',
      '&orderBy=duration&sortedBy=desc',
    ),
    page(
      'courses by students',
      `search=type_id:${courses}`,
      `p.type_id = ${courses}`,
      'p.student_number desc, p.id',
      '&orderBy=student_number&sortedBy=desc',
    ),
    ...timelyPages(products),
    {
      name: 'members of a group',
      path: `/groups/members?group_id=${group}`,
      floor: floor(
        `p.id in (select post_id from post_groups where group_id = ${group} order by sort limit 25)`,
        'p.id',
      ),
    },
    {
      name: 'members of a group, common word',
      path: `/groups/members?group_id=${group}&q=${encodeURIComponent('trà')}`,
      floor: floor(
        `p.id in (select post_id from post_groups where group_id = ${group}) and p.search_text like '%tra%'`,
        'p.id',
      ),
    },
    {
      name: 'groups with their numbers',
      path: `/groups?limit=0&search=type_id:${products}&include=posts_count`,
      floor: `select * from groups where type_id = ${products}`,
    },
  ]
}

/** The calendar, the list of the approved, what is planned, and forms that are not saved yet. */
function timelyPages(type: number): BenchPage[] {
  const include = 'include=author,category,approver&searchJoin=and'
  const month = (search: string) => ({
    path: `/posts?search=${search}publish_at:2026-11-01;publish_at:2026-11-30&searchFields=publish_at:>=;publish_at:<=&limit=300&orderBy=publish_at&${include}`,
    floor: floor("p.publish_at between '2026-11-01' and '2026-11-30'", 'p.publish_at, p.id'),
  })
  return [
    { name: 'calendar, one month', ...month('') },
    { name: 'calendar, one month of one type', ...month(`type_id:${type};`) },
    {
      name: 'drafts without a day',
      path: `/posts?undated=1&limit=30&${include}`,
      floor: floor("p.status = 'draft' and p.publish_at is null", 'p.id desc'),
    },
    {
      name: 'published and out',
      path: `/posts?search=type_id:${type}&state=published&${include}`,
      floor: floor(`p.type_id = ${type} and p.status = 'published'`, 'p.id desc'),
    },
    {
      name: 'scheduled',
      path: `/posts?search=type_id:${type}&state=scheduled&${include}`,
      floor: floor(`p.type_id = ${type} and p.status = 'published' and p.publish_at > now()`, 'p.id desc'),
    },
    {
      name: 'approved',
      path: `/posts?search=type_id:${type}&approved=1&orderBy=approved_at&sortedBy=desc&${include}`,
      floor: floor(`p.type_id = ${type} and p.approved_at is not null`, 'p.approved_at desc'),
    },
    {
      name: 'drafts of mine',
      path: '/drafts',
      floor: 'select * from drafts order by updated_at desc limit 25',
    },
  ]
}
