/** A list page as a request to the API, and the simplest SQL that reads the same rows, without a count. */
export interface BenchPage {
  name: string
  path: string
  floor: string
}

const columns = `p.id, p.version, p.created_at, p.updated_at, p.type_id, p.category_id, p.parent_category_id,
  p.author_id, p.status, p.title, p.slug, p.image, p.images, p.description, p.related_ids,
  u.id as author_id_, u.name as author_name, u.avatar as author_avatar, c.id as category_id_, c.title as category_title`
/** The posts under a condition with author and category, in plain SQL. */
export const floor = (where: string, order: string, offset = 0) =>
  `select ${columns} from posts p left join users u on u.id = p.author_id left join categories c on c.id = p.category_id
   where ${where} order by ${order} limit 25 offset ${offset}`

/** The search of all kinds; beside it the simplest one of posts alone. */
const anywhere = (name: string, words: string): BenchPage => ({
  name: `find anywhere, ${name}`,
  path: `/search?q=${encodeURIComponent(words)}`,
  floor: `select p.id, p.title, p.image from posts p where p.search_text like '% ${words}%' limit 5`,
})

/** Pages of what readers say; a post with much of it, and words that many use. */
function voicePages(post: number): BenchPage[] {
  const comments = 'include=author,post,reply_to,thread,replies_count&searchJoin=and'
  const ratings = 'include=user,post&searchJoin=and'
  const rows = (table: string, order: string, where = 'true', offset = 0) =>
    `select v.*, u.name, p.title as about from ${table} v left join users u on u.id = v.user_id
     left join posts p on p.id = v.post_id where ${where} order by ${order} limit 25 offset ${offset}`
  const [thread, newest] = ['v.place desc', 'v.id desc']
  return [
    { name: 'comments, page 1', path: `/comments?${comments}`, floor: rows('comments', thread) },
    {
      name: 'comments, page 1000',
      path: `/comments?page=1000&${comments}`,
      floor: rows('comments', thread, 'true', 999 * 25),
    },
    {
      name: 'comments that wait',
      path: `/comments?search=status:none&${comments}`,
      floor: rows('comments', thread, "v.status = 'none'"),
    },
    {
      name: 'comments of one post',
      path: `/comments?search=post_id:${post}&${comments}`,
      floor: rows('comments', thread, `v.post_id = ${post}`),
    },
    {
      name: 'comments, common word',
      path: `/comments?search=message:${encodeURIComponent('cà phê')}&searchFields=message:like&${comments}`,
      floor: rows('comments', thread, "v.search_text like '%phe%'"),
    },
    { name: 'ratings, page 1', path: `/ratings?${ratings}`, floor: rows('ratings', newest) },
    {
      name: 'ratings of one score',
      path: `/ratings?search=score:2&${ratings}`,
      floor: rows('ratings', newest, 'v.score = 2'),
    },
    {
      name: 'ratings of one post',
      path: `/ratings?search=post_id:${post}&${ratings}`,
      floor: rows('ratings', newest, `v.post_id = ${post}`),
    },
    {
      name: 'ratings, common word',
      path: `/ratings?search=content:${encodeURIComponent('cà phê')}&searchFields=content:like&${ratings}`,
      floor: rows('ratings', newest, "v.search_text like '%phe%'"),
    },
    {
      name: 'inbox',
      path: '/inbox',
      floor: rows('comments', 'v.created_at desc', "v.status = 'none'"),
    },
  ]
}

const include = 'include=author,category&searchJoin=and'

/**
 * The requests of the screens: first and deep pages, tabs, category, order by title, search for rare and common
 * words.
 */
export function benchPages(
  typeId: number,
  categoryId: number,
  total: number,
  discussed: number,
): BenchPage[] {
  const ofType = `p.type_id = ${typeId}`
  const deep = Math.max(1, Math.min(1000, Math.ceil(total / 25)))
  const find = (term: string, pattern: string): Omit<BenchPage, 'name'> => ({
    path: `/posts?search=type_id:${typeId};title:${encodeURIComponent(term)}&searchFields=title:like&${include}`,
    floor: floor(`${ofType} and p.search_text like '${pattern}'`, 'p.id desc'),
  })
  return [
    { name: 'page 1', path: `/posts?search=type_id:${typeId}&${include}`, floor: floor(ofType, 'p.id desc') },
    {
      name: `page ${deep}`,
      path: `/posts?search=type_id:${typeId}&page=${deep}&${include}`,
      floor: floor(ofType, 'p.id desc', (deep - 1) * 25),
    },
    {
      name: 'last page',
      path: `/posts?search=type_id:${typeId}&page=${Math.ceil(total / 25)}&${include}`,
      floor: floor(ofType, 'p.id desc', Math.max(0, total - 25)),
    },
    {
      name: 'status pending',
      path: `/posts?search=type_id:${typeId};status:pending&${include}`,
      floor: floor(`${ofType} and p.status = 'pending'`, 'p.id desc'),
    },
    {
      name: 'one category',
      path: `/posts?search=type_id:${typeId};category_id:${categoryId}&searchFields=category_id:in&${include}`,
      floor: floor(`${ofType} and p.category_id = ${categoryId}`, 'p.id desc'),
    },
    {
      name: 'by title',
      path: `/posts?search=type_id:${typeId}&orderBy=title&${include}`,
      floor: floor(ofType, 'p.title_key, p.id'),
    },
    { name: 'search, rare word', ...find('maragogype', '%maragogype%') },
    { name: 'search, common word', ...find('ca phe', '%phe%') },
    { name: 'search, two letters', ...find('tr', '% tr%') },
    anywhere('rare word', 'maragogype'),
    anywhere('common word', 'ca phe'),
    anywhere('two letters', 'tr'),
    anywhere('nothing', 'xyzzy'),
    ...voicePages(discussed),
  ]
}
