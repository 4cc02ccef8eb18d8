import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportPage } from '../../src/api/crud/exportPages'
import { pagesBetweenChecks } from '../../src/api/crud/exportRoute'
import { exportedColumns, type SheetName, sheets } from '../../src/domain/sheets'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'
import { listResources } from '../support/resources'
import { statementsOf } from '../support/statements'

const api = withApi()
const count = 2 * exportPage + 3
let typeId = 0

beforeAll(async () => {
  const { db, owner } = api()
  typeId = (await aType(api())).id
  await db.execute(sql`insert into posts (type_id, author_id, status, title, slug, seo, title_key, created_at, publish_at)
    select ${typeId}, ${owner.id}, (array['published', 'draft'])[1 + n % 2], 'Bài ' || n, 'bai-' || n, '{}',
      lpad((7919 * n % 1000)::text, 4, '0'), timestamptz '2026-01-01 00:00Z' + (n % 10) * interval '1 microsecond',
      case when n % 3 = 0 then timestamptz '2026-01-01 00:00Z' + (n % 10) * interval '1 day' end
    from generate_series(1, ${count}::int) n`)
})

const send = (path: string, { as = api().owner.token, locale = 'vi' } = {}) =>
  api().api.fetch(
    new Request(`http://nep.test/api/v1${path}`, {
      headers: { Authorization: `Bearer ${as}`, Locale: locale },
    }),
  )
const text = async (path: string, options = {}) => (await send(path, options)).text()
/** The rows of a CSV file, the titles first. */
const rows = async (path: string, options = {}) =>
  Papa.parse<string[]>(await text(path, options), { skipEmptyLines: true }).data
const workbook = async (path: string, options = {}) => {
  const files = unzipSync(new Uint8Array(await (await send(path, options)).arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** A type with one post. */
async function onePost(more: object): Promise<string> {
  const type = await aType(api())
  const body = aPost(type.id, more)
  const made = await api().call('POST', '/posts', { as: api().owner.token, body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return `search=type_id:${type.id}`
}

/** Where a list is asked for: slips are changes of warehouses. */
const listOf = (name: string): string => (name === 'slips' ? '/warehouses/changes' : `/${name}`)

describe('CSV', () => {
  it('has titles and choices in the caller’s language, names of what is referred to, local time', async () => {
    const type = await aType(api())
    const category = await aCategory(api(), type.id, { title: 'Rang xay' })
    const body = aPost(type.id, {
      title: 'Cà phê',
      slug: 'ca-phe',
      status: 'draft',
      category_id: category.id,
    })
    await api().call('POST', '/posts', { as: api().owner.token, body })
    const path = `/posts/export?format=csv&columns=title,status,category_id,author_id,created_at&search=type_id:${type.id}`
    const author = (await api().call('GET', '/profile', { as: api().owner.token })).body.data.name
    expect(await rows(path)).toEqual([
      ['Tiêu đề', 'Trạng thái', 'Danh mục chính', 'Tác giả', 'Ngày tạo'],
      ['Cà phê', 'Bản nháp', 'Rang xay', author, '2026-11-21 09:00:00'],
    ])
    const [titles, english] = await rows(path, { locale: 'en' })
    expect(titles?.[0]).toBe('Title')
    expect(english?.[1]).toBe('Draft')
  })

  it('names the currency of the business over amounts, and within them', async () => {
    const { token } = api().owner
    const type = await aType(api(), { style: 'product', features: ['discounts'] })
    const discount = {
      type_id: type.id,
      title: 'Cuối năm',
      start: '2030-01-01T00:00:00Z',
      end: '2031-01-01T00:00:00Z',
      config: [{ quantity: 2, discount: 5, type: 'money' }],
    }
    expect((await api().call('POST', '/discounts', { as: token, body: discount })).status).toBe(201)
    const settings = (await api().call('GET', '/settings/all', { as: token })).body.data
    const { version } = settings.find(({ key }: { key: string }) => key === 'money_unit')
    const save = (value: string, at: number) =>
      api().call('PATCH', '/settings', {
        as: token,
        body: { settings: [{ key: 'money_unit', value, version: at }] },
      })
    const read = async () => [
      await rows(`/posts/export?columns=title,price&search=type_id:${type.id}`),
      (await rows(`/discounts/export?columns=levels&search=type_id:${type.id}`))[1],
    ]
    expect(await read()).toEqual([[['Tiêu đề', 'Giá (VND)']], ['2: 5 VND']])
    await save('USD', version)
    expect(await read()).toEqual([[['Tiêu đề', 'Giá (USD)']], ['2: 5 USD']])
    await save('VND', version + 1)
  })

  it('starts with a byte order mark, ends lines with CRLF and quotes quotes', async () => {
    const filter = await onePost({ description: 'Nói "vâng", rồi đi;\nđi xa' })
    const response = await send(`/posts/export?columns=description&${filter}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="posts-2026-11-21.csv"')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('"Mô tả ngắn"\r\n"Nói ""vâng"", rồi đi;\nđi xa"\r\n')
  })

  it('is named after the day that it is for the business', async () => {
    const { now } = api()
    api().now = new Date('2026-11-20T17:30:00Z')
    const response = await send('/types/export')
    api().now = now
    expect(response.headers.get('content-disposition')).toContain('types-2026-11-21.csv')
  })

  it.each(['=1+1', '+84', '-1', '@x', '＝cmd', '  =1', 'a;=1'])('%s is no formula', async (title) => {
    const filter = await onePost({ description: title })
    const [, [cell = ''] = []] = await rows(`/posts/export?columns=description&${filter}`)
    expect(cell).toContain("'")
    expect(cell.replace("'", '')).toBe(title.trim())
  })
})

describe('XLSX', () => {
  it('is a workbook of texts, numbers and days that hold what the list holds', async () => {
    const title = '=1+1 & <b>"đậm"</b>'
    const filter = await onePost({ title, slug: 'dam' })
    const files = await workbook(`/posts/export?format=xlsx&columns=id,title,created_at&${filter}`)
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    for (const [name, xml] of Object.entries(files)) expect(xml, name).toMatch(/^<\?xml/)
    const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).toContain('<c r="B1" s="1" t="inlineStr"><is><t xml:space="preserve">Tiêu đề</t></is></c>')
    expect(sheet).toMatch(/<c r="A2"><v>\d+<\/v><\/c>/)
    expect(sheet).toContain('=1+1 &amp; &lt;b&gt;&quot;đậm&quot;&lt;/b&gt;</t>')
    // 21 November 2026, 9:00 in Vietnam, in days since 1900.
    const [, moment] = /<c r="C2" s="3"><v>([\d.]+)<\/v>/.exec(sheet) ?? []
    expect(Number(moment)).toBeCloseTo(46_347.375, 6)
    expect(sheet).not.toContain('<f>')
  })

  it('has all rows of a long list', async () => {
    const files = await workbook(`/posts/export?format=xlsx&columns=title&search=type_id:${typeId}`)
    expect(files['xl/worksheets/sheet1.xml']?.match(/<row /g)).toHaveLength(count + 1)
  })
})

describe('the rows are those of the list, in its order', () => {
  it.each(
    ['id', 'title', 'created_at', 'updated_at', 'publish_at'].flatMap((by) => [
      `${by}&sortedBy=asc`,
      `${by}&sortedBy=desc`,
    ]),
  )('orderBy=%s', async (order) => {
    const query = `search=type_id:${typeId}&orderBy=${order}`
    const listed: string[] = []
    for (const page of [1, 2]) {
      const { body } = await api().call('GET', `/posts?${query}&limit=1000&page=${page}`, {
        as: api().owner.token,
      })
      listed.push(...body.data.map(({ id }: { id: number }) => String(id)))
    }
    const [, ...exported] = await rows(`/posts/export?columns=id&${query}`)
    expect(exported.map(([id]) => id)).toEqual(listed)
    expect(listed).toHaveLength(count)
  })

  it('under its filters, with their exact number', async () => {
    const drafts = await send(`/posts/export?search=type_id:${typeId};status:draft&searchJoin=and`)
    const half = Math.ceil(count / 2)
    expect(drafts.headers.get('total-count')).toBe(String(half))
    expect((await drafts.text()).split('\r\n')).toHaveLength(half + 2)
    const found = await send(
      `/posts/export?search=type_id:${typeId};title:bai&searchFields=title:like&searchJoin=and`,
    )
    expect(found.headers.get('total-count')).toBe(String(count))
    expect((await found.text()).split('\r\n')).toHaveLength(count + 2)
  })

  it('every order of every list can be exported', async () => {
    for (const { name, sorts, sortAliases = {} } of listResources.filter(({ name }) => name in sheets))
      for (const by of [...sorts, ...Object.keys(sortAliases)])
        for (const way of ['asc', 'desc']) {
          const response = await send(`${listOf(name)}/export?orderBy=${by}&sortedBy=${way}`)
          expect(response.status, `${name} ${by}`).toBe(200)
          await response.text()
        }
    expect(api().logged).toEqual([])
  })

  it('in lists with a manual order too', async () => {
    for (let n = 0; n < 4; n++) await aCategory(api(), typeId, { title: `Mục ${n}`, sort: n % 2 })
    for (const order of ['', '&orderBy=sort&sortedBy=desc']) {
      const { body } = await api().call('GET', `/categories?search=type_id:${typeId}${order}`, {
        as: api().owner.token,
      })
      const [, ...exported] = await rows(`/categories/export?columns=id&search=type_id:${typeId}${order}`)
      expect(exported.map(([id]) => Number(id))).toEqual(body.data.map(({ id }: { id: number }) => id))
    }
  })
})

describe('what is asked for is understood or refused', () => {
  it.each([
    'format=pdf',
    'format=csv&format=csv',
    'columns=title,title',
    'columns=password_hash',
    'columns=constructor',
    'page=2',
    'limit=5',
    'include=author',
    'search=secret:1',
    'orderBy=secret',
  ])('%s: 422', async (query) => {
    expect((await send(`/users/export?${query}`)).status).toBe(422)
  })

  it('needs the right to list', async () => {
    const writer = await api().member('create-posts', 'update-posts')
    expect((await send('/posts/export', { as: writer.token })).status).toBe(403)
  })

  it('every column of every sheet has a title in each language', async () => {
    for (const name of Object.keys(sheets) as SheetName[])
      for (const locale of ['vi', 'en', 'ja']) {
        const [titles = []] = await rows(`${listOf(name)}/export`, { locale })
        const fields = exportedColumns(sheets[name]).map(({ field }) => field)
        expect(titles).toHaveLength(fields.length)
        for (const [at, field] of fields.entries())
          if (field.includes('_')) expect(titles[at], `${name}.${field} in ${locale}`).not.toBe(field)
      }
  })
})

describe('a long export holds nothing', () => {
  it.each(['csv', 'xlsx'])(
    '%s is read as it is taken, and no further when nobody reads on',
    async (format) => {
      const { db } = api()
      const pages = async (work: () => Promise<unknown>) =>
        (await statementsOf(db, work)).filter((each) => each.includes('with page as')).length
      const idle = () => new Promise((resolve) => setTimeout(resolve, 100))
      const response = await send(`/posts/export?format=${format}&search=type_id:${typeId}`)
      const reader = response.body?.getReader()
      let opened = 0
      opened += await pages(async () => {
        await reader?.read()
        await idle()
      })
      expect(opened).toBeLessThanOrEqual(2)
      // Others use the database meanwhile, which has one connection when it is embedded.
      expect((await api().call('GET', '/posts', { as: api().owner.token })).status).toBe(200)
      await reader?.cancel()
      expect(await pages(idle)).toBe(0)
      expect(api().logged).toEqual([])
    },
  )
})

describe('a long export', () => {
  const many = exportPage * pagesBetweenChecks + 1
  let long = 0
  beforeAll(async () => {
    long = (await aType(api())).id
    await api().db.execute(sql`insert into posts (type_id, status, title, slug, seo)
      select ${long}, 'draft', 'Dài ' || n, 'dai-' || n, '{}' from generate_series(1, ${many}::int) n`)
  })
  const path = (format: string) => `/posts/export?columns=title&format=${format}&search=type_id:${long}`
  const lost = {
    'its account is disabled': (id: number) => sql`update users set status = 'disable' where id = ${id}`,
    'its right is taken': (id: number) => sql`delete from user_permissions where user_id = ${id}`,
    'it signs out everywhere': (id: number) => sql`delete from sessions where user_id = ${id}`,
  }

  it.each(Object.entries(lost))('ends with an error when %s meanwhile', async (_, take) => {
    for (const format of ['csv', 'xlsx']) {
      const reader = await api().member('list-posts')
      const response = await send(path(format), { as: reader.token })
      expect(response.status).toBe(200)
      await api().db.execute(take(reader.id))
      await expect(response.arrayBuffer()).rejects.toThrow()
    }
    expect(api().logged).toEqual([])
  })

  it('goes on to its end while nothing is lost', async () => {
    const reader = await api().member('list-posts')
    expect((await rows(path('csv'), { as: reader.token })).length).toBe(many + 1)
  })

  it.each(['csv', 'xlsx'])('lets others work between its pages: %s', async (format) => {
    const response = await send(path(format))
    let turns = 0
    const others = setInterval(() => turns++, 1)
    await response.arrayBuffer()
    clearInterval(others)
    expect(turns).toBeGreaterThanOrEqual(pagesBetweenChecks)
  })
})
