import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { siteOf } from '../support/site'

const api = withApi()
const site = siteOf(api)
const send = (method: string, path: string, body?: object) =>
  api().call(method, path, { as: api().owner.token, body })
const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const from = (path: string) => ({ path, list_key: 'data', value_key: 'id', title_key: 'title' })
const choice = (value: unknown, label: string) => ({ value, label })

let type = { id: 0 }
let other = { id: 0 }
const ids: Record<string, number> = {}

/** Posts of another type, a customer: what somebody may have chosen. */
const chosen = () => ({
  bai: choice(ids.out, 'Bài đã lên'),
  nhap: choice(ids.draft, 'Bài nháp'),
  muc: choice(ids.category, 'Vùng trồng'),
  khach: choice(1, 'Chị Lan 0901234567'),
  ngoai: choice('vn-hn', 'Hà Nội'),
  hang: [
    { ten: 'Một', bai: choice(ids.out, 'Bài đã lên') },
    { ten: 'Hai', bai: choice(ids.draft, 'Bài nháp') },
  ],
})

const definitions = [
  { key: 'bai', title: 'Bài', style: 'api', api: from('/posts?type_id=1') },
  { key: 'nhap', title: 'Nháp', style: 'api', api: from('/posts') },
  { key: 'muc', title: 'Mục', style: 'api', api: from('/categories') },
  { key: 'khach', title: 'Khách', style: 'api', api: from('/customers') },
  { key: 'ngoai', title: 'Tỉnh', style: 'api', api: from('https://example.com/provinces') },
  {
    key: 'hang',
    title: 'Hàng',
    style: 'list',
    children: [
      { key: 'ten', title: 'Tên', style: 'text' },
      { key: 'bai', title: 'Bài', style: 'api', api: from('/posts') },
    ],
  },
]

const told = {
  bai: { value: expect.any(Number), label: 'Bài đã lên', path: '/tin/da-len' },
  nhap: null,
  muc: { value: expect.any(Number), label: 'Vùng trồng', path: '/tin/vung-trong' },
  khach: null,
  ngoai: { value: 'vn-hn', label: 'Hà Nội' },
  hang: [
    { ten: 'Một', bai: { value: expect.any(Number), label: 'Bài đã lên', path: '/tin/da-len' } },
    { ten: 'Hai', bai: null },
  ],
}

const detailsOf = (data: { details: { key: string; value: unknown }[] }) =>
  Object.fromEntries(data.details.map(({ key, value }) => [key, value]))

beforeAll(async () => {
  type = await aType(api(), { slug: 'trang', features: ['categories', 'data_groups'] })
  other = await aType(api(), { slug: 'tin' })
  ids.category = (await aCategory(api(), other.id, { title: 'Vùng trồng', slug: 'vung-trong' })).id
  ids.out = (await made('/posts', aPost(other.id, { slug: 'da-len', category_id: ids.category }))).id
  ids.draft = (await made('/posts', aPost(other.id, { slug: 'nhap', status: 'draft' }))).id
  const group = await aGroup(api(), type.id, { style: 'field' })
  for (const field of definitions)
    ids[field.key] = (await made('/fields', { group_id: group.id, ...field })).id
  await made('/posts', aPost(type.id, { slug: 'mot', values: chosen() }))
  const settings = { fields: definitions, api: from('/posts') }
  const value = { ...chosen(), api: choice(ids.draft, 'Bài nháp') }
  await made('/widgets', { key: 'noi_bat', title: 'Nổi bật', type: 'home', settings, value })
})

describe('values that were chosen from a list', () => {
  it('are told with their place where visitors see it, and otherwise not', async () => {
    expect(detailsOf((await site.read('/posts/trang/mot')).data)).toEqual(told)
    const { data } = await site.read('/widgets/noi_bat')
    expect(data.value).toEqual({ ...told, api: null })
    expect(data.fields[0]).toEqual({ key: 'api', title: 'Nổi bật', style: 'api' })
    expect((await site.read('/resolve?path=/home')).data.widgets[0].value).toEqual({ ...told, api: null })
  })

  it('follow what they name at once, under the validators of all three', async () => {
    const paths = ['/posts/trang/mot', '/widgets/noi_bat', '/resolve?path=/home', '/resolve?path=/trang/mot']
    const tags = () =>
      Promise.all(paths.map(async (path) => (await site.get(path)).headers.get('etag') ?? ''))
    const changed = async (change: () => Promise<unknown>) => {
      const before = await tags()
      await change()
      for (const [at, etag] of (await tags()).entries()) expect(etag, paths[at]).not.toBe(before[at])
      return detailsOf((await site.read('/posts/trang/mot')).data)
    }
    const hide = () => send('PATCH', `/posts/${ids.out}`, { status: 'hidden' })
    expect(await changed(hide)).toMatchObject({ bai: null, muc: { path: '/tin/vung-trong' } })
    expect(
      await changed(() => send('PATCH', `/categories/${ids.category}`, { is_shown: false })),
    ).toMatchObject({
      muc: null,
    })
    expect(await changed(() => send('PATCH', `/posts/${ids.draft}`, { status: 'published' }))).toMatchObject({
      nhap: { path: '/tin/nhap' },
    })
    expect(await changed(() => send('PATCH', `/types/${other.id}`, { is_shown: false }))).toMatchObject({
      nhap: null,
    })
  })

  it('are not told once their field is of another kind', async () => {
    await send('PATCH', `/types/${other.id}`, { is_shown: true })
    expect((await send('PATCH', `/fields/${ids.nhap}`, { style: 'text' })).status).toBe(200)
    expect(detailsOf((await site.read('/posts/trang/mot')).data).nhap).toBeNull()
  })
})

it('tells a widget’s choices with their labels', async () => {
  const data = [
    { value: 'lon', label: 'Ảnh lớn' },
    { value: 'nho', label: 'Ảnh nhỏ' },
  ]
  const fields = [{ key: 'kieu', title: 'Kiểu', style: 'radiobox', data }]
  await made('/widgets', {
    key: 'kieu',
    title: 'Kiểu',
    type: 'home',
    settings: { fields },
    value: { kieu: 'nho' },
  })
  const { data: widget } = await site.read('/widgets/kieu')
  expect(widget).toMatchObject({ fields: [{ key: 'kieu', choices: data }], value: { kieu: 'nho' } })
})
