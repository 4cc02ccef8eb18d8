import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { groupStyles } from '../../src/domain/group'
import { withApi } from '../support/api'
import { aGroup, aPost, aType } from '../support/content'
import { describeCrud } from '../support/describeCrud'
import { isWritten, listResources } from '../support/resources'
import { samplesOf } from '../support/samples'
import { anAddress } from '../support/stock'

const api = withApi()
let typeId = 0
let postId = 0
const before = async () => {
  typeId = (await aType(api())).id
}
const beforePost = async () => {
  await before()
  const sent = { as: api().owner.token, body: aPost(typeId) }
  postId = (await api().call('POST', '/posts', sent)).body.data.id
}

describeCrud(api, 'types', {
  sample: (title, n) => ({ title, slug: `loai-${n}`, features: ['seo'] }),
  change: { description: 'Tin của nhà', sort: 3 },
})

describeCrud(api, 'categories', {
  before,
  sample: (title, n) => ({ type_id: typeId, title, slug: `muc-${n}`, sort: n % 3 }),
  change: { title: 'Đổi tên', show_by_category: true },
})

describeCrud(api, 'groups', {
  before,
  sample: (title, n) => ({
    style: groupStyles[n % 3],
    type_id: typeId,
    title,
    slug: `nhom-${n}`,
    sort: n % 3,
  }),
  change: { title: 'Đổi tên', description: 'Nhóm của nhà' },
})

let groupId = 0
describeCrud(api, 'fields', {
  before: async () => {
    await before()
    const body = { style: 'field', type_id: typeId, title: 'Hạt', slug: 'hat' }
    groupId = (await api().call('POST', '/groups', { as: api().owner.token, body })).body.data.id
  },
  sample: (title, n) => ({
    group_id: groupId,
    key: `k${n}`,
    title,
    style: n % 2 ? 'text' : 'number',
    sort: n % 3,
  }),
  change: { title: 'Đổi tên', key: 'doi_ten', style: 'textarea' },
})

describeCrud(api, 'posts', {
  before,
  sample: (title, n) => aPost(typeId, { title, slug: `bai-${n}`, status: n % 2 ? 'draft' : 'published' }),
  change: { title: 'Đổi tên', status: 'hidden' },
})

const codes = ['vi', 'en', 'ja', 'ko', 'zh', 'fr', 'de', 'es', 'th', 'ru', 'it', 'pt']
describeCrud(api, 'languages', {
  sample: (name, n) => ({ key: codes[n - 1], name }),
  change: { name: 'Tiếng nhà', sort: 7 },
  address: ({ key = 'xx' }) => `/languages/${key}`,
})

describeCrud(api, 'redirects', {
  sample: (_, n) => ({ source: `/tin-${n}`, destination: '/tin-tuc', code: n % 2 ? 301 : 302 }),
  change: { destination: 'https://khac.vn/tin', code: 302 },
})

describeCrud(api, 'seos', {
  sample: (title, n) => ({
    url: `/trang-${n}`,
    title,
    image: '/files/a.webp',
    type: n % 2 ? 'article' : 'book',
  }),
  change: { description: 'Cà phê rang trong ngày', keyword: 'cà phê, rang xay' },
})

describeCrud(api, 'menus', {
  sample: (title, n) => ({ key: `menu-${n}`, title, items: [{ url: '/', text: 'Trang chủ' }] }),
  change: { title: 'Menu khác', key: 'menu-khac' },
})

describeCrud(api, 'sliders', {
  sample: (title, n) => ({ key: `slider-${n}`, title, items: [{ image: `/files/${n}.webp` }] }),
  change: { title: 'Slider khác', key: 'slider-khac' },
})

describeCrud(api, 'feedback', {
  sample: (name, n) => ({ name, type: n % 2 ? 'Góp ý' : 'Đặt hàng', status: n % 3 ? 'none' : 'done' }),
  change: { status: 'done', phone: '0912345678' },
})

describeCrud(api, 'agencies', {
  sample: (name, n) => ({ name, sort: n % 3 }),
  change: { name: 'Quán Lá', description: 'Lấy hàng thứ hai' },
})

let address = {}
const addressed = async () => {
  address = await anAddress()
}

describeCrud(api, 'warehouses', {
  before: addressed,
  sample: (name) => ({ name, ...address }),
  change: { name: 'Kho mới', phone: '0912345678' },
})

describeCrud(api, 'suppliers', {
  before: addressed,
  sample: (name) => ({ name, ...address }),
  change: { name: 'Nhà cung cấp mới', email: 'chao@vuon.vn' },
})

describeCrud(api, 'carriers', {
  sample: (name) => ({ name, columns: [{ title: 'Mã đơn', value: 'code' }] }),
  change: { columns: [{ title: 'Tiền thu hộ', value: 'collect', text: '' }] },
})

describeCrud(api, 'discounts', {
  before: async () => {
    typeId = (await aType(api(), { style: 'product', features: ['discounts'] })).id
  },
  sample: (title, n) => ({
    type_id: typeId,
    title,
    start: `2030-01-0${(n % 9) + 1}T01:00:00.000Z`,
    end: '2030-02-01T01:00:00.000Z',
    config: [{ quantity: n, discount: 10, type: 'percent' }],
    status: n % 2 ? 'enable' : 'disable',
  }),
  change: { title: 'Mùa Tết', end: '2030-03-01T01:00:00.000Z' },
})

let orderedId = 0
describeCrud(api, 'orders', {
  before: async () => {
    typeId = (await aType(api(), { style: 'product', features: ['orders'] })).id
    const sent = { as: api().owner.token, body: aPost(typeId, { price: 90_000 }) }
    orderedId = (await api().call('POST', '/posts', sent)).body.data.id
  },
  sample: (name, n) => ({
    type_id: typeId,
    name,
    phone: `09000000${10 + (n % 5)}`,
    address: '12 Hàng Bông, Hà Nội',
    products: [{ post_id: orderedId, quantity: n }],
  }),
  change: { name: 'Chị Hoa', note: 'Giao buổi chiều', status: 'processing' },
})

describeCrud(api, 'comments', {
  before: beforePost,
  sample: (message) => ({ post_id: postId, message }),
  change: { message: 'Nhà mình giao trong ngày', status: 'none' },
})

describeCrud(api, 'ratings', {
  before: beforePost,
  sample: (content, n) => ({ post_id: postId, content, score: (n % 5) + 1, author_name: 'Chị Lan' }),
  change: { status: 'done' },
})

describeCrud(api, 'widgets', {
  sample: (title, n) => ({
    key: `phan-${n}`,
    title,
    type: n % 2 ? 'banner' : 'footer',
    group_name: title,
    settings: { fields: [{ key: 'text', title: 'Chữ', style: 'text' }] },
  }),
  change: { title: 'Đổi tên', group_name: 'Khác', icon: 'home', type: 'chan-trang' },
})

it('a reference to what is not there is told next to its field, in every entity', async () => {
  const { call, db, owner } = api()
  const features = ['categories', 'data_groups', 'trademarks', 'discounts', 'orders']
  const { id: typeId } = await aType(api(), { style: 'product', features })
  const post = await call('POST', '/posts', { as: owner.token, body: aPost(typeId) })
  const { id: groupId } = await aGroup(api(), typeId, { style: 'field' })
  const samples = new Map(
    Object.entries(await samplesOf({ typeId, postId: post.body.data.id, groupId })) as [string, object][],
  )
  const references = await rowsOf<{ list: string; column: string }>(
    db,
    sql`select c.conrelid::regclass::text as list, a.attname as "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype = 'f' order by 1, 2`,
  )
  const untold: string[] = []
  for (const { list, column } of references) {
    const [resource] = listResources.filter(isWritten).filter(({ name }) => name === list)
    const sample = samples.get(list)
    if (!sample || !resource || !(column in resource.schema.fields)) continue
    const body = { ...sample, [column]: 999_999 }
    const answer = await call('POST', `/${list}`, { as: owner.token, body })
    if (answer.status !== 422 || !answer.body.errors[column]) untold.push(`${list}.${column}`)
  }
  // Who creates a post is its author, whatever was sent.
  expect(untold).toEqual(['posts.author_id'])
})
