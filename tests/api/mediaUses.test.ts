import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { maintain } from '../../src/api/maintenance'
import { versionOf } from '../../src/domain/media'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { aFile } from '../support/files'

const api = withApi()
const send = (method: string, path: string, body?: unknown, as = api().owner.token) =>
  api().call(method, path, { as, body })
const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const usesOf = async (id: number, as?: string) =>
  (await send('GET', `/media/uses?search=id:${id}`, undefined, as)).body
/** `posts 3: image, images`, for each record that uses the file. */
const told = async (id: number): Promise<string[]> =>
  (await usesOf(id)).data.map(
    (use: { entity: string; record_id: number; media: { fields: string[] }[] }) =>
      `${use.entity} ${use.record_id}: ${use.media[0]?.fields.join(', ')}`,
  )
const listed = async (query: string): Promise<number[]> =>
  (await send('GET', `/media?limit=100&${query}`)).body.data.map(({ id }: { id: number }) => id)
const readPost = async (id: number) => (await send('GET', `/posts?search=id:${id}&include=body`)).body.data[0]

let type = 0
beforeAll(async () => {
  type = (await aType(api())).id
})

describe('where a file is used', () => {
  it('is known from every field of a post, in whatever size, with one record counted once', async () => {
    const file = await aFile(api())
    const html = `<p><img src="${versionOf(file.url, 240)}" alt=""></p>`
    const post = await made(
      '/posts',
      aPost(type, {
        image: file.url,
        images: [`https://shop.vn${file.url}`],
        content: [{ title: '', image: '', content: html }],
        seo: { image: versionOf(file.url, 480) },
      }),
    )
    expect(await told(file.id)).toEqual([`posts ${post.id}: content, image, images, seo`])
    const [row] = (await send('GET', `/media?search=id:${file.id}&include=uses_count`)).body.data
    expect(row.uses_count).toBe(1)
    await send('PATCH', `/posts/${post.id}`, { content: [], seo: {} })
    expect(await told(file.id)).toEqual([`posts ${post.id}: image, images`])
  })

  it('is told of categories, groups, types, SEO entries and redirects, with what their addresses need', async () => {
    const { id, url } = await aFile(api())
    const category = await aCategory(api(), type, { image: url })
    const group = await aGroup(api(), type, { image: url })
    const other = await aType(api(), { image: url })
    const seo = await made('/seos', { url: '/gioi-thieu', title: 'Giới thiệu', image: url })
    const redirect = await made('/redirects', { source: '/bang-gia', destination: url })
    expect((await told(id)).sort()).toEqual([
      `categories ${category.id}: image`,
      `groups ${group.id}: image`,
      `redirects ${redirect.id}: destination`,
      `seos ${seo.id}: image`,
      `types ${other.id}: image`,
    ])
    const { data, meta } = await usesOf(id)
    const found = (entity: string) => data.find((use: { entity: string }) => use.entity === entity)
    expect(found('groups')).toMatchObject({
      url_params: { typeID: type, style: 'article' },
      can_update: true,
    })
    expect(found('seos')).toMatchObject({ title: 'Giới thiệu' })
    expect(meta).toEqual({ total: 5, hidden: 0, locked: 0, files: 1 })
  })

  it('names only what the caller may see, and counts the others', async () => {
    const { id, url } = await aFile(api())
    await made('/seos', { url: '/lien-he', title: 'Liên hệ', image: url })
    await made('/posts', aPost(type, { image: url }))
    const { token } = await api().member('manage-media', 'list-posts')
    const { data, meta } = await usesOf(id, token)
    expect(data).toMatchObject([{ entity: 'posts', can_update: false }])
    expect(meta).toMatchObject({ total: 2, hidden: 1, locked: 2 })
  })

  it('follows deletions, restores, imports, bulk changes and cascades', async () => {
    const { id, url } = await aFile(api())
    const { id: doomed } = await aType(api())
    const post = await made('/posts', aPost(type, { image: url, status: 'draft' }))
    await send('DELETE', `/posts/${post.id}`)
    expect(await told(id)).toEqual([])
    const [event] = (await send('GET', `/history?entity=posts&id=${post.id}&action=delete`)).body.data
    await send('POST', `/history/${event.id}/restore`)
    expect(await told(id)).toEqual([`posts ${post.id}: image`])
    await send('POST', '/posts/bulk', { action: 'update', ids: [post.id], data: { image: '' } })
    expect(await told(id)).toEqual([])
    const group = await aGroup(api(), doomed, { style: 'field' })
    await api().db.execute(
      sql`insert into fields (group_id, key, title, style, value) values (${group.id}, 'anh', 'Ảnh', 'image', ${url})`,
    )
    expect(await told(id)).toHaveLength(1)
    await api().db.execute(sql`delete from groups where id = ${group.id}`)
    expect(await told(id)).toEqual([])
    const rows = [{ row: 1, data: { url: '/nhap-khau', title: 'Nhập', image: url } }]
    const imported = await send('POST', '/seos/import', { rows })
    expect(imported.status, JSON.stringify(imported.body)).toBe(200)
    expect(await told(id)).toEqual([`seos ${imported.body.data[0].id}: image`])
    await api().db.execute(sql`truncate seos`)
    expect(await told(id)).toEqual([])
  })

  it('costs a change of something else no work', async () => {
    const { url } = await aFile(api())
    const post = await made('/posts', aPost(type, { image: url }))
    const before = await rowsOf(api().db, sql`select ctid, xmin from media_uses where record_id = ${post.id}`)
    await send('PATCH', `/posts/${post.id}`, { title: 'Đổi tên', images: [] })
    await send('PATCH', `/posts/${post.id}`, { description: 'Đổi mô tả' })
    expect(
      await rowsOf(api().db, sql`select ctid, xmin from media_uses where record_id = ${post.id}`),
    ).toEqual(before)
  })

  it('narrows the library down to what is used, unused, without a description, tagged', async () => {
    const [used, unused] = [await aFile(api()), await aFile(api())]
    await made('/posts', aPost(type, { image: used.url }))
    await send('PATCH', `/media/${used.id}`, { alt: 'Ly cà phê', tags: ['Cà phê', ' cà  phê ', 'Hà Nội'] })
    expect(await listed('used=1')).toContain(used.id)
    expect(await listed('used=1')).not.toContain(unused.id)
    expect(await listed('used=0')).toContain(unused.id)
    expect(await listed('used=0')).not.toContain(used.id)
    expect(await listed('alt=none')).toContain(unused.id)
    expect(await listed('alt=none')).not.toContain(used.id)
    expect(await listed('search=tag:Hà Nội')).toEqual([used.id])
    expect(await listed('search=name:ly ca phe&searchFields=name:like')).toEqual([used.id])
    const { data } = (await send('GET', '/media/tags')).body
    expect(data).toEqual([
      { tag: 'Cà phê', count: 1 },
      { tag: 'Hà Nội', count: 1 },
    ])
    expect((await send('GET', '/media?used=2')).status).toBe(422)
  })

  it('counts its tags without looking through it, whatever happens to the files', async () => {
    const counted = async () => {
      const { data } = (await send('GET', '/media/tags')).body
      const rows = await rowsOf(
        api().db,
        sql`select tag, count(*)::int as count from media, jsonb_array_elements_text(tags) tag
          group by tag order by count desc, tag`,
      )
      expect(data).toEqual(rows)
      return data.find(({ tag }: { tag: string }) => tag === 'Đếm')?.count
    }
    const [one, two] = [await aFile(api()), await aFile(api())]
    for (const { id } of [one, two]) await send('PATCH', `/media/${id}`, { tags: ['Đếm', `Riêng ${id}`] })
    expect(await counted()).toBe(2)
    await maintain(api().db, api().now)
    await send('PATCH', `/media/${one.id}`, { tags: ['Khác'] })
    await send('DELETE', `/media/${two.id}`)
    expect(await counted()).toBeUndefined()
    const { data } = (await send('GET', `/history?entity=media&id=${two.id}`)).body
    expect((await send('POST', `/history/${data[0].id}/restore`)).status).toBe(200)
    expect(await counted()).toBe(1)
    await maintain(api().db, api().now)
    expect(await counted()).toBe(1)
    let left: unknown
    const emptied = api().db.transaction(async (tx) => {
      await tx.execute(sql`truncate media cascade`)
      left = await rowsOf(tx, sql`select sum(n)::int as n from list_counts where list = 'media_tags'`)
      tx.rollback()
    })
    await expect(emptied).rejects.toThrow()
    expect(left).toEqual([{ n: 0 }])
  })
})

/** Tables whose other texts name no file either, with the reason; of all others the uses are kept. */
const withoutFiles: Record<string, string> = {
  roles: 'are named and described, no more',
  comments: 'are plain text of readers',
  ratings: 'are plain text of readers',
  feedback: 'is plain text of visitors',
  agencies: 'are named and described, no more',
  discounts: 'are numbers and a title',
  media: 'is the library itself',
  media_uses: 'is computed',
  unfinished: 'names rows, not what is in them',
  history: 'keeps what was',
  drafts: 'are not saved yet: what they name is checked by nobody, as what is typed',
  views: 'are addresses of lists',
  keys: 'are what programs call by',
  webhooks: 'are what programs are told by',
  webhook_secrets: 'sign what they are told',
  webhook_events: 'are told within a second',
  webhook_deliveries: 'are kept for 30 days, with what was answered',
  proposals: 'wait for a person: what they name is checked when they are accepted',
  list_counts: 'are computed',
  promises: 'are computed',
  previews: 'are what is typed and not saved, for an hour',
  sessions: 'name no file',
  password_resets: 'name no file',
  idempotency_keys: 'are answers kept for a day',
  presence: 'names no file',
  visits: 'name no file',
  orders: 'keep what was sold as it was called then: papers outlive pictures',
  slips: 'are plain text of staff',
  entries: 'are plain text of staff',
  carriers: 'are headings of files',
  remittances: 'are plain text of carriers',
  returns: 'are plain text of staff',
  party_sums: 'name parties',
  entry_days: 'name parties',
  cash_counts: 'are plain text of staff',
  slip_lines: 'keep what was moved as it was called then',
  code_years: 'are numbers',
  removed_stock: 'keeps what was',
  jobs: 'may be about files, and keeps none',
  site_changes: 'are names of records',
  change_tags: 'are names of records',
}
const plain =
  /^(title|title_key|group|name|name_key|slug|code|key|status|style|type|layout|icon|script|search_text|email|phone|password_hash|gender|birthday|zalo|facebook|address|scheme|province|district|ward|marital_status|id_card.*|source|leads_to|url|keyword|features|fields|api|related_ids|agency_prices|notes|kind|group_name|group_name_key|group_slug|renamed)$/

describe('no column with pictures is forgotten', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../src/api/db/tables/*.ts', { eager: true })
  const tables = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
    .map(getTableConfig)
    .filter(({ name }) => !withoutFiles[name])

  it.each(tables.map(({ name, columns }) => [name, columns] as const))('%s', async (name, columns) => {
    const [found] = await rowsOf<{ columns: string }>(
      api().db,
      sql`select coalesce((select replace(encode(tgargs, 'escape'), '\\000', '') from pg_trigger
        where tgrelid = ${name}::regclass and tgname = 'media_uses_update'), '{}') as columns`,
    )
    const mayName = columns.filter(
      (column) => ['text', 'jsonb'].includes(column.getSQLType()) && !plain.test(column.name),
    )
    const kept = (found?.columns ?? '{}')
      .slice(1, -1)
      .split(/[,\s]+/)
      .filter(Boolean)
    const forgotten = mayName.map((column) => column.name).filter((column) => !kept.includes(column))
    // The description of an entry is what search engines show, word by word.
    expect(forgotten).toEqual(name === 'seos' ? ['description'] : [])
  })
})

describe('deleting a file', () => {
  it('is refused while it is used, with how often, and done by force', async () => {
    const { id, url } = await aFile(api())
    const post = await made('/posts', aPost(type, { image: url }))
    const refused = await send('DELETE', `/media/${id}`)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'in_use', can_force: true, in_use: { records: 1 } },
    })
    const bulk = await send('POST', '/media/bulk', { action: 'delete', ids: [id] })
    expect(bulk.body.data).toMatchObject({ done: [], refused: [{ id, code: 'in_use' }] })
    expect((await send('DELETE', `/media/${id}?force=1`)).status).toBe(204)
    expect((await readPost(post.id)).image).toBe(url)
  })

  it('puts another file in its place first, as a write of each record, in whatever size it stood there', async () => {
    const [old, next] = [await aFile(api()), await aFile(api())]
    const html = `<p><img src="${versionOf(old.url, 240)}" alt="Ly"></p>`
    const post = await made(
      '/posts',
      aPost(type, { image: old.url, content: [{ title: 'A', image: '', content: html }] }),
    )
    const category = await aCategory(api(), type, { image: old.url })
    expect((await send('DELETE', `/media/${old.id}?replace_by=${next.url}`)).status).toBe(204)
    const after = await readPost(post.id)
    expect(after).toMatchObject({ image: next.url, version: post.version + 1 })
    expect(after.content[0].content).toContain(versionOf(next.url, 240))
    expect((await told(next.id)).sort()).toEqual([
      `categories ${category.id}: image`,
      `posts ${post.id}: content, image`,
    ])
    const { data } = (await send('GET', `/history?entity=posts&id=${post.id}&action=update`)).body
    expect(data[0].actor.id).toBe(api().owner.id)
    const batch = data[0].batch
    expect((await send('POST', `/history/batches/${batch}/restore`)).status).toBe(200)
    expect((await readPost(post.id)).image).toBe(old.url)
    expect(await listed(`search=id:${old.id}`)).toEqual([old.id])
  })

  it('changes nothing for who may not change all the records that use it, and says how many', async () => {
    const [old, next] = [await aFile(api()), await aFile(api())]
    const post = await made('/posts', aPost(type, { image: old.url }))
    await aCategory(api(), type, { image: old.url })
    const { token } = await api().member('manage-media', 'update-categories')
    const answer = await send('DELETE', `/media/${old.id}?replace_by=${next.url}`, undefined, token)
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'forbidden', in_use: { records: 2, locked: 1 } },
    })
    expect(answer.body.message).toContain('1 nơi')
    expect((await readPost(post.id)).image).toBe(old.url)
    expect(await told(old.id)).toHaveLength(2)
  })

  it('takes no other file that is itself, gone or of another kind', async () => {
    const { id, url } = await aFile(api())
    for (const wrong of [url, '/files/media/2026/01/khong-co.png', 'javascript:alert(1)'])
      expect((await send('DELETE', `/media/${id}?replace_by=${encodeURIComponent(wrong)}`)).status).toBe(422)
  })

  it('keeps values of fields that a post no longer has, with the new address in them', async () => {
    const [old, next] = [await aFile(api()), await aFile(api())]
    const post = await made('/posts', aPost(type))
    await api().db.execute(
      sql`update posts set values = ${JSON.stringify({ xua: { url: old.url } })}::jsonb where id = ${post.id}`,
    )
    expect((await send('DELETE', `/media/${old.id}?replace_by=${next.url}`)).status).toBe(204)
    expect((await readPost(post.id)).values).toEqual({ xua: { url: next.url } })
  })

  it('does the same for many at once', async () => {
    const [a, b, next] = [await aFile(api()), await aFile(api()), await aFile(api())]
    const post = await made('/posts', aPost(type, { image: a.url, images: [b.url, next.url] }))
    const data = { replace_by: next.url }
    const answer = await send('POST', '/media/bulk', { action: 'delete', ids: [a.id, b.id], data })
    expect(answer.body.data).toMatchObject({ done: [a.id, b.id], refused: [] })
    expect(await readPost(post.id)).toMatchObject({ image: next.url })
    const forced = { action: 'delete', ids: [next.id], data: { force: true } }
    expect((await send('POST', '/media/bulk', forced)).body.data.done).toEqual([next.id])
    expect((await send('POST', '/media/bulk', { ...forced, data: { force: 'yes' } })).body.data.done).toEqual(
      [],
    )
  })
})

describe('two people at once', () => {
  it('lose nothing: a text written while its picture is replaced keeps both changes', async () => {
    const [old, next] = [await aFile(api()), await aFile(api())]
    const posts = await Promise.all(
      Array.from({ length: 6 }, (_, n) => made('/posts', aPost(type, { image: old.url, title: `Bài ${n}` }))),
    )
    const writes = posts.map(({ id }, n) => send('PATCH', `/posts/${id}`, { title: `Mới ${n}` }))
    const [removal, ...written] = await Promise.all([
      send('DELETE', `/media/${old.id}?replace_by=${next.url}`),
      ...writes,
    ])
    expect(removal.status).toBe(204)
    expect(written.map(({ status }) => status)).toEqual(posts.map(() => 200))
    for (const [n, { id }] of posts.entries())
      expect(await readPost(id)).toMatchObject({ title: `Mới ${n}`, image: next.url })
  })

  it('a file is not deleted under a record that begins to use it', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, url } = await aFile(api())
      const [removal, post] = await Promise.all([
        send('DELETE', `/media/${id}`),
        send('POST', '/posts', aPost(type, { image: url })),
      ])
      expect(post.status).toBe(201)
      const isGone = (await listed(`search=id:${id}`)).length === 0
      // Either the deletion came first, or it saw the use and was refused.
      expect(isGone).toBe(removal.status === 204)
      if (!isGone) expect(removal.body.code).toBe('in_use')
    }
  })
})
