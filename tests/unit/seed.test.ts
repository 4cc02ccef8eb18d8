import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyPassword } from '../../src/api/auth/passwords'
import type { Database } from '../../src/api/db/client'
import { rowsOf } from '../../src/api/db/database'
import { categories, media, posts, types, users } from '../../src/api/db/schema'
import { menus } from '../../src/api/db/tables/menus'
import { sliders } from '../../src/api/db/tables/sliders'
import type { Images, Storage } from '../../src/api/ports'
import { differences } from '../../src/api/stock/reconcile'
import { sortKey } from '../../src/domain/collation'
import { guards } from '../../src/domain/guards'
import { pictureSizes, versionOf } from '../../src/domain/media'
import { menuSchema } from '../../src/domain/menuSchema'
import { allPermissions } from '../../src/domain/permissions'
import { postStatuses } from '../../src/domain/post'
import { postSchema } from '../../src/domain/postSchema'
import type { Chapter } from '../../src/domain/posts/course'
import { doubleLessons, lessonTotals } from '../../src/domain/posts/lessons'
import { sliderSchema } from '../../src/domain/sliderSchema'
import { typeSchema } from '../../src/domain/typeSchema'
import { userSchema } from '../../src/domain/userSchema'
import { validate } from '../../src/domain/validation'
import { demoAccounts } from '../../src/seed/accounts'
import { drawLibrary } from '../../src/seed/art/catalogue'
import { BusinessNotEmpty, type Seeded, seedBusiness } from '../../src/seed/index'
import { courseTexts } from '../../src/seed/texts/chapters'
import { testDatabase } from '../support/database'
import { listResources } from '../support/resources'

const clock = () => new Date('2026-11-21T08:00:00Z')
const files = new Set<string>()
const storage: Storage = {
  put: async (path) => void files.add(path),
  get: async () => null,
  delete: async (path) => void files.delete(path),
}
/** Thumbnails are not tested here. */
const images: Images = {
  inspect: async () => null,
  reduce: async () => null,
  thumbnail: async (bytes) => ({ bytes, type: 'image/webp' }),
}

const open: (() => Promise<void>)[] = []
async function seeded(wanted?: number): Promise<{ db: Database; made: Seeded }> {
  const { db, close } = await testDatabase()
  open.push(close)
  return { db, made: await seedBusiness({ db, storage, images, clock, options: { posts: wanted } }) }
}

let db: Database
let made: Seeded

beforeAll(async () => {
  ;({ db, made } = await seeded(200))
})
afterAll(async () => {
  for (const close of open) await close()
})

describe('the sample business', () => {
  test('has sent every order out of what was bought for it, and ledger and sums agree', async () => {
    expect(await differences(db)).toEqual([])
    const wrong = await rowsOf(
      db,
      sql`select o.code, o.status from orders o left join slips s on s.order_id = o.id and s.style = 'export' and s.status = 'complete'
        where (o.status in ('delivery', 'delivered')) <> (s.id is not null)
          or s.id is not null and (s.money, s.number, s.warehouse_id) is distinct from (o.total, o.units, o.warehouse_id)`,
    )
    expect(wrong).toEqual([])
    const late = await rowsOf(
      db,
      sql`select m.id from movements m join movements e
      on e.warehouse_id = m.warehouse_id and e.post_id = m.post_id and e.id < m.id and e.at > m.at`,
    )
    expect(late).toEqual([])
  })

  test('sells most before Tết, and has something short, something that expires, dead stock and late orders to find', async () => {
    const [found] = await rowsOf<Record<string, number>>(
      db,
      sql`select (select sum(units) from orders where created_at between '2026-01-15' and '2026-02-15')::int as season,
        (select sum(units) from orders where created_at between '2026-04-15' and '2026-05-15')::int as spring,
        (select count(*) from orders where status in ('new', 'processing', 'delivery')
          and stepped_at < '2026-11-19T08:00:00Z')::int as late,
        (select count(*) from reorder_points r join stock using (warehouse_id, post_id) where stock.number < r.number)::int as short,
        (select count(*) from lots where on_hand > 0 and expiry < '2026-12-01')::int as expiring,
        (select count(*) from stock s where number > 0 and not exists (select from stock_days d
          where d.warehouse_id = s.warehouse_id and d.post_id = s.post_id and d.taken > 0))::int as dead,
        (select count(distinct month) from stock_months where sold > 0)::int as months`,
    )
    expect(found).toMatchObject({ expiring: 2 })
    expect(Number(found?.season)).toBeGreaterThan(2 * Number(found?.spring))
    for (const what of ['late', 'short', 'dead']) expect(found?.[what], what).toBeGreaterThan(0)
    expect(found?.months).toBeGreaterThanOrEqual(12)
  })

  test('teaches something in every course, counted and timed as if it had been saved', async () => {
    const courses = await rowsOf<{
      title: string
      chapters: Chapter[]
      lesson_count: number
      duration: number
    }>(
      db,
      `select p.title, chapters, lesson_count, duration from posts p join types t on t.id = p.type_id
        where t.style = 'course' and p.title in (${Object.keys(courseTexts)
          .map((title) => `'${title}'`)
          .join()})`,
    )
    expect(courses.length).toBeGreaterThan(10)
    for (const { title, chapters, lesson_count, duration } of courses) {
      expect([title, chapters.length > 0]).toEqual([title, true])
      expect({ lesson_count, duration }).toEqual(lessonTotals(chapters))
      expect([title, doubleLessons(chapters)]).toEqual([title, []])
    }
  })

  test('files generated posts under trademarks and data fields of their own type, and counts their lessons', async () => {
    const [foreign] = await rowsOf<{ n: number; marked: number }>(
      db,
      `select count(*) filter (where g.type_id <> p.type_id or g.style <> 'trademark')::int as n,
         count(*)::int as marked from posts p join groups g on g.id = p.trademark_id`,
    )
    expect(foreign?.n).toBe(0)
    expect(foreign?.marked).toBeGreaterThan(20)
    const [said] = await rowsOf<{ filled: number; unknown: number }>(
      db,
      `select count(*) filter (where values <> '{}')::int as filled, count(*) filter (where exists (
           select from jsonb_object_keys(values) key where key not in (select f.key from fields f
             join groups g on g.id = f.group_id where g.type_id = p.type_id)))::int as unknown
       from posts p where code like 'K%'`,
    )
    expect(said?.unknown).toBe(0)
    expect(said?.filled).toBeGreaterThan(5)
    const courses = await rowsOf<{ chapters: Chapter[]; lesson_count: number; duration: number }>(
      db,
      `select chapters, lesson_count, duration from posts where chapters <> '[]'`,
    )
    expect(courses.length).toBeGreaterThan(10)
    for (const { chapters, lesson_count, duration } of courses)
      expect({ lesson_count, duration }).toEqual(lessonTotals(chapters))
  })

  test('shows how its latest posts came about, and has something in the trash', async () => {
    // The rest is nobody's doing: it is in no history.
    const [others] = await rowsOf<{ n: number }>(
      db,
      `select count(*)::int as n from history where entity <> 'posts' or actor_id is null`,
    )
    expect(others?.n).toBe(0)
    const [latest] = await rowsOf<{ steps: string; people: number }>(
      db,
      `select string_agg(h.action, ' ' order by h.id) as steps, count(h.actor_id)::int as people
       from history h join (select id from posts where status = 'published' order by created_at desc limit 1) p
       on h.entity = 'posts' and h.record_id = p.id`,
    )
    expect(latest).toEqual({ steps: 'create update update', people: 3 })
    const [trash] = await rowsOf<{ n: number }>(
      db,
      `select count(*)::int as n from history where action = 'delete' and changes is not null`,
    )
    expect(trash?.n).toBe(1)
  })

  test('has as many posts as were asked for, and a house around them', async () => {
    expect(made.posts).toBe(200)
    expect(made.users).toBe(32)
    expect(made.media).toBeGreaterThanOrEqual(30)
    const counts = await rowsOf<{ n: number }>(
      db,
      'select sum(n)::int as n from list_counts where list = $$posts$$',
    )
    expect(counts[0]?.n).toBe(200)
  })

  test('has something of every entity, so that each list shows something', async () => {
    for (const name of Object.keys(guards))
      expect(await rowsOf(db, sql`select from ${sql.identifier(name)} limit 1`), name).toHaveLength(1)
  })

  test('is sorted by name and title as a dictionary has them', async () => {
    const sorted = listResources.flatMap(({ name, sortKeys = {} }) =>
      Object.entries(sortKeys).map(([text, key = '']) => ({ name, text, key })),
    )
    expect(sorted.length).toBeGreaterThan(5)
    for (const { name, text, key } of sorted) {
      const rows = await rowsOf<{ text: string; key: string }>(
        db,
        sql`select ${sql.identifier(text)} as text, ${sql.identifier(key)} as key from ${sql.identifier(name)}`,
      )
      for (const row of rows) expect(row.key, `${name}: ${row.text}`).toBe(sortKey(row.text))
    }
  })

  test('keeps every rule of the domain', async () => {
    for (const row of await db.select().from(posts)) {
      const { value, errors } = validate(postSchema, row)
      expect(errors, row.title).toBeUndefined()
      expect(value?.content, row.title).toEqual(row.content)
    }
    for (const row of await db.select().from(menus))
      expect(validate(menuSchema, row), row.title).toEqual({
        value: expect.objectContaining({ items: row.items }),
      })
    for (const row of await db.select().from(sliders))
      expect(validate(sliderSchema, row).errors, row.title).toBeUndefined()
    for (const row of await db.select().from(types)) expect(validate(typeSchema, row).errors).toBeUndefined()
    for (const row of await db.select().from(users)) expect(validate(userSchema, row).errors).toBeUndefined()
  })

  test('sorts every title as the Vietnamese dictionary does, generated ones too', async () => {
    for (const { title, title_key } of await db.select().from(posts)) expect(title_key).toBe(sortKey(title))
  })

  test('puts each post into categories of its own type, under the right parent', async () => {
    const known = new Map((await db.select().from(categories)).map((row) => [row.id, row]))
    expect(Math.max(...[...known.values()].map(({ id }) => depth(id)))).toBe(3)
    for (const row of await db.select().from(posts)) {
      const category = known.get(row.category_id ?? 0)
      expect(category?.type_id).toBe(row.type_id)
      expect(row.parent_category_id).toBe(category?.parent_id)
    }
    function depth(id: number): number {
      const parent = known.get(id)?.parent_id
      return parent ? 1 + depth(parent) : 1
    }
  })

  test('puts posts that have left the desk into groups, where their type has them', async () => {
    const alone = await rowsOf<{ title: string }>(
      db,
      `select p.title from posts p join types t on t.id = p.type_id
       where p.status <> 'draft' and t.features ? (t.style || '_groups')
         and not exists (select from post_groups l where l.post_id = p.id)`,
    )
    expect(alone).toEqual([])
    const foreign = await rowsOf<{ title: string }>(
      db,
      `select g.title from post_groups l join groups g on g.id = l.group_id join posts p on p.id = l.post_id
       where g.type_id <> p.type_id or g.style <> 'article'`,
    )
    expect(foreign).toEqual([])
  })

  test('has posts of every status, dated before now, related to posts that exist', async () => {
    const rows = await db.select().from(posts)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(postStatuses))
    const ids = new Set(rows.map(({ id }) => id))
    for (const row of rows) {
      expect(Date.parse(row.created_at)).toBeLessThan(clock().getTime())
      expect(Date.parse(row.updated_at)).toBeGreaterThanOrEqual(Date.parse(row.created_at))
      expect(row.related_ids.every((id) => ids.has(id) && id !== row.id)).toBe(true)
    }
  })

  test('stored what it lists: pictures with thumbnails, and portraits', async () => {
    for (const { path, thumbnail_url } of await db.select().from(media)) {
      expect(files).toContain(path)
      expect(files).toContain(thumbnail_url.replace('/files/', ''))
      for (const size of pictureSizes) expect(files).toContain(versionOf(path, size))
    }
    const withPortrait = (await db.select().from(users)).filter(({ avatar }) => avatar)
    expect(withPortrait).toHaveLength(12)
    for (const { avatar } of withPortrait) expect(files).toContain(avatar.replace('/files/', ''))
  })

  test('lets the demo accounts in, with the rights of their roles', async () => {
    const rows = await db.select().from(users)
    for (const account of demoAccounts) {
      const user = rows.find(({ email }) => email === account.email)
      expect(user).toMatchObject({ name: account.name, status: 'enable', has_role: true })
      expect(await verifyPassword(account.password, user?.password_hash ?? '')).toBe(true)
    }
    expect(await rightsOf('owner@nep.vn')).toEqual([...allPermissions].sort())
    expect(await rightsOf('editor@nep.vn')).toContain('update-posts')
    expect(await rightsOf('kho@nep.vn')).not.toContain('create-posts')
    const strangers = rows.filter(({ email }) => !demoAccounts.some((account) => account.email === email))
    expect(await verifyPassword('nep-demo', strangers[0]?.password_hash ?? '')).toBe(false)
  })

  test('refuses a business that has something, and with force only adds what is missing', async () => {
    const again = { db, storage, images, clock }
    await expect(seedBusiness(again)).rejects.toThrow(BusinessNotEmpty)
    const before = await db.select().from(posts)
    expect(await seedBusiness({ ...again, options: { force: true } })).toEqual(made)
    expect(await db.select().from(posts)).toEqual(before)
    const more = await seedBusiness({ ...again, options: { force: true, posts: 750 } })
    expect(more).toEqual({ ...made, posts: 750 })
  })
})

test('the same clock makes the same business', async () => {
  const contents = async (of: Database) => {
    const rows = await of.select().from(posts)
    return rows.sort((a, b) => a.id - b.id).slice(0, 200)
  }
  const other = await seeded(200)
  expect(await contents(other.db)).toEqual(await contents(db))
})

test('pictures are drawn the same each time and carry no scripts or text', () => {
  const pictures = drawLibrary()
  expect(drawLibrary()).toEqual(pictures)
  for (const { svg } of pictures) expect(svg).not.toMatch(/<(script|text|image|foreignObject)|NaN|undefined/)
})

async function rightsOf(email: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string; email: string }>(
    db,
    `select p.name, u.email from users u join role_users using_role on using_role.user_id = u.id
     join role_permissions rp on rp.role_id = using_role.role_id join permissions p on p.id = rp.permission_id`,
  )
  return rows.flatMap((row) => (row.email === email ? [row.name] : [])).sort()
}
