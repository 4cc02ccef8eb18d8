import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportPage } from '../../src/api/crud/exportPages'
import { exportedColumns } from '../../src/domain/sheets'
import { historySheet } from '../../src/domain/sheets/history'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'

const api = withApi()
let typeId = 0
beforeAll(async () => {
  typeId = (await aType(api())).id
})

const send = (query: string, { as = api().owner.token, locale = 'vi' } = {}) =>
  api().api.fetch(
    new Request(`http://nep.test/api/v1/history/export?${query}`, {
      headers: { Authorization: `Bearer ${as}`, Locale: locale },
    }),
  )
/** The rows of the file, the titles first. */
const rows = async (query: string, options = {}) =>
  Papa.parse<string[]>(await (await send(query, options)).text(), { skipEmptyLines: true }).data

const write = async (method: string, path: string, body: object) =>
  (await api().call(method, path, { as: api().owner.token, body })).body.data

describe('the export of the history', () => {
  it('says in words who did what when, and what changed from what to what', async () => {
    const { id } = await write('POST', '/posts', aPost(typeId, { title: 'Cà phê', status: 'draft' }))
    const content = [{ title: '', image: '', content: '<p>Đậm</p>' }]
    const { id: category_id } = await aCategory(api(), typeId, { title: 'Đồ uống' })
    const changes = { title: 'Trà', description: 'Ngon', status: 'hidden', category_id, content }
    await write('PATCH', `/posts/${id}`, changes)
    const columns = 'actor,action,entity,record_id,title,changes'
    const [titles, changed, made] = await rows(`entity=posts&id=${id}&columns=${columns}`)
    expect(titles?.slice(0, 3)).toEqual(['Người thực hiện', 'Hành động', 'Loại nội dung'])
    const common = ['Quản trị viên', 'Sửa', 'Bài viết', String(id), 'Trà']
    expect(changed?.slice(0, 5)).toEqual(common)
    expect(changed?.[5]?.split('\n').sort()).toEqual(
      [
        'Tiêu đề: Cà phê → Trà',
        'Mô tả ngắn: để trống → Ngon',
        'Trạng thái: Bản nháp → Ẩn',
        'Nội dung: Đã đổi',
        'Danh mục chính: để trống → Đồ uống',
      ].sort(),
    )
    expect(made?.slice(1, 6)).toEqual(['Thêm mới', 'Bài viết', String(id), 'Cà phê', ''])
    const [english] = await rows(`entity=posts&id=${id}&columns=changes`, { locale: 'en' })
    expect(english).toEqual(['Changes'])
  })

  it('has all that the filters leave, page after page, each event once and in its order', async () => {
    const count = 2 * exportPage + 3
    await api().db.execute(sql`insert into languages (key, name)
      select 'x' || n, 'Ngôn ngữ ' || n from generate_series(1, ${count}::int) n`)
    for (const [order, way] of Object.entries({ desc: -1, asc: 1 })) {
      const answer = await send(`entity=languages&action=create&columns=record_id&sortedBy=${order}`)
      expect(answer.headers.get('total-count')).toBe(String(count))
      const [, ...ids] = Papa.parse<string[]>(await answer.text(), { skipEmptyLines: true }).data
      const numbers = ids.map(([id]) => Number(id))
      expect(numbers).toHaveLength(count)
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => way * (one - other)))
    }
  })

  it('is for who manages rights, as far as they may read what it is about', async () => {
    const reader = (await api().member('list-posts')).token
    expect((await send('', { as: reader })).status).toBe(403)
    const manager = (await api().member('manage-permissions', 'list-categories')).token
    expect((await send('entity=posts', { as: manager })).status).toBe(403)
    const [, ...seen] = await rows('columns=entity', { as: manager })
    expect(seen.flat()).not.toContain('Bài viết')
  })

  it.each(['format=pdf', 'columns=request_id', 'page=2', 'limit=5', 'action=none'])(
    '%s: 422',
    async (query) => {
      expect((await send(query)).status).toBe(422)
    },
  )

  it('has a title for each column in every language', async () => {
    const fields = exportedColumns(historySheet).map(({ field }) => field)
    for (const locale of ['vi', 'en', 'ja']) {
      const [titles = []] = await rows('entity=widgets', { locale })
      expect(titles).toHaveLength(fields.length)
      for (const field of fields) expect(titles, locale).not.toContain(field)
    }
  })
})
