import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { writtenNames } from '../../src/api/history/entities'
import { withApi } from '../support/api'
import { aPost } from '../support/content'
import { samplesOf } from '../support/samples'
import { serve } from '../support/serve'
import { anAddress } from '../support/stock'
import { callerOf, startPrism } from './prism'
import { readsOf } from './reads'

const api = withApi()

const leftOut = [
  // A stream does not end.
  '/live',
  // There are no archives: the server makes them, not the API.
  '/backups',
  '/backups/{id}/file',
]

/** What of each sample is changed; roles, settings and languages are changed by calls of their own. */
const changed = { title: 'Khác', name: 'Khác', message: 'Khác', destination: '/khac', content: 'Khác' }
const apart = ['roles', 'settings', 'languages']

it('Prism, between a program and the API, finds no answer and no call that is not as the document says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nep-prism-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'openapi.json')
  const document = (await api().call('GET', '/api/openapi.json')).body
  await writeFile(file, JSON.stringify(document))
  const upstream = await serve(getRequestListener((request) => api().api.fetch(request)))
  const { ask, faults } = callerOf(await startPrism(file, upstream), api().owner.token)
  const post = (path: string, body?: object, headers?: object) => ask('POST', path, body, headers)

  // What the samples hang on.
  const shopBody = { style: 'product', title: 'Hàng', slug: 'hang', features: ['orders', 'seo'] }
  const shop = (await post('/types', shopBody)).id
  const product = (await post('/posts', aPost(shop, { price: 100_000 }))).id
  const group = (await post('/groups', { style: 'field', type_id: shop, title: 'Hạt', slug: 'hat' })).id
  const samples = await samplesOf({ typeId: shop, postId: product, groupId: group })

  const made: Record<string, { id: number; version: number }> = {}
  for (const [name, body] of Object.entries(samples)) {
    const row = await post(`/${name}`, body, { 'Idempotency-Key': `${name} once` })
    made[name] = row
    const [field] = Object.entries(changed).find(([each]) => each in body) ?? []
    if (!field || apart.includes(name)) continue
    const change = Object.fromEntries(Object.entries(changed).filter(([each]) => each === field))
    await ask('PATCH', `/${name}/${row.id}`, change, { 'If-Match': String(row.version) })
  }
  const idOf = (name: keyof typeof samples) => made[name]?.id ?? 0

  // What is changed by calls of its own.
  await post('/permissions/sync', { role_id: idOf('roles'), permissions: ['list-posts', 'list-orders'] })
  const client = (await post('/register', { name: 'Bà Tư', email: 'tu@nep.vn', password: 'mat-khau-moi' })).id
  await post(`/users/${client}?_method=PATCH`, { note: 'Khách quen' })
  await post('/roles/sync', { users: [client], roles: [idOf('roles')] })
  await post('/roles/revoke', { users: [client], roles: [idOf('roles')] })
  await post('/agencies/attach', { agency_id: idOf('agencies'), user_ids: [client] })
  await post('/agencies/detach', { agency_id: idOf('agencies'), user_ids: [client] })
  await ask('PATCH', '/languages/ko', { name: '한국어' })
  await ask('PATCH', '/languages/ko/default')
  await post('/languages', { key: 'vi' })
  await ask('PATCH', '/languages/vi/default')
  await ask('PATCH', '/settings', { settings: [{ key: 'tuychonmau', value: '2', version: 1 }] })
  await ask('PATCH', `/widgets/${idOf('widgets')}/value`, { value: {} })
  await post('/menus/links', { urls: ['/', '/trang-mau'] })
  await post('/comments/user', { post_id: product, message: 'Cảm ơn quán' })
  await post('/comments/visit')
  await post('/arrivals/seen', { orders: idOf('orders'), comments: idOf('comments') })

  // Many at once, and from sheets.
  const two = [await post('/posts', aPost(shop)), await post('/posts', aPost(shop))].map(({ id }) => id)
  await post('/posts/bulk', { action: 'update', ids: [...two, 999_999], data: { status: 'hidden' } })
  await post('/posts/bulk', {
    action: 'update',
    ids: two,
    change: { name: 'reprice', asked: { by: 'percent', value: 5 } },
    dry_run: true,
  })
  const sheet = (data: object) => ({ rows: [{ row: 2, data }], dry_run: true })
  await post('/posts/import', sheet({ type_id: shop, title: 'Trà sen', slug: 'tra-sen', price: 90_000 }))
  await post('/categories/import', sheet({ type_id: shop, title: 'Trà', slug: 'tra' }))
  await post('/users/import', sheet({ name: 'Ông Ba', email: 'ba@nep.vn' }))
  await post('/redirects/import', sheet({ source: '/cu', destination: '/moi' }))
  await post('/seos/import', sheet({ url: '/gioi-thieu', title: 'Giới thiệu' }))
  await post('/orders/import', sheet({ type_id: shop, code: 'KHONG-CO', tracking_code: 'A1' }))
  const line = { tracking_code: 'A1', amount: 5_000, statement: 'P1' }
  await post('/remittances/import', { rows: [{ row: 2, data: line }] })

  // The warehouse.
  const place = { name: 'Kho Chợ', ...(await anAddress()) }
  const [here, there] = [idOf('warehouses'), (await post('/warehouses', place)).id]
  const supplier = idOf('suppliers')
  const products = [{ post_id: product, number: 20, price: 40_000, expiry: '2027-11-30' }]
  await post(`/warehouses/${here}/change`, { style: 'import', supplier_id: supplier, products })
  const some = [{ post_id: product, number: 1, price: 100_000 }]
  const slip = await post(`/warehouses/${here}/change`, { style: 'export', products: some })
  await post(`/warehouses/change/${slip.id}/cancel`, { reason: 'Nhầm' })
  const moved = [{ post_id: product, number: 2 }]
  await post(`/warehouses/${here}/transfer`, { to_warehouse_id: there, products: moved })
  await post(`/warehouses/${there}/count`, { products: [{ post_id: product, expected: 2, counted: 1 }] })
  await ask('PATCH', `/warehouses/reorder-points/${here}-${product}`, { reorder_point: 5 })

  // An order to its end, its money and goods that come back.
  const order = idOf('orders')
  const step = (status: string, more: object = {}) => ask('PATCH', `/orders/${order}`, { status, ...more })
  await step('processing')
  await step('delivery', { warehouse_id: here })
  await step('delivered')
  const paid = await post(`/orders/${order}/payments`, { amount: 100_000, method: 'transfer' })
  await post(`/payments/${paid.id}/reverse`, { reason: 'Nhầm đơn' })
  await post(`/orders/${order}/payments`, { amount: 100_000, method: 'cash' })
  const [{ products: sold }] = await ask('GET', `/orders?search=id:${order}&include=body`)
  const lines = [{ id: sold[0].id, quantity: 1 }]
  await post(`/orders/${order}/returns`, { lines, refund: null, reason: 'Khách đổi ý' })
  const canceled = (await post('/orders', samples.orders)).id
  await post(`/orders/${canceled}/payments`, { amount: 50_000, method: 'cash' })
  await ask('PATCH', `/orders/${canceled}`, { status: 'canceled', cancel_reason: 'Hết hàng' })
  await post(`/orders/${canceled}/refunds`, { amount: 50_000, method: 'cash' })
  await post(`/suppliers/${supplier}/payments`, { amount: 100_000, method: 'cash' })
  await post('/cash/counts', { counted: 1_000_000, taken: 0 })

  // What a person has beside records.
  const view = await post('/views', { path: '/posts/all-posts/1', name: 'Chờ duyệt' })
  await ask('PATCH', `/views/${view.id}`, { name: 'Bài chờ' })
  const draft = { values: { title: 'Nháp' }, base: {}, version: 1, revision: null, title: 'Nháp', path: '/' }
  await ask('PUT', `/drafts/posts/${product}`, draft)
  await ask('PUT', '/drafts/posts/new/1-1', { ...draft, version: null })
  await post(`/presence/posts/${product}`, { version: 1, is_editing: true })
  const key = await post('/keys', { name: 'Máy', permissions: ['list-posts'] })
  await ask('PATCH', `/keys/${key.id}`, { name: 'Máy bán hàng' })
  const hook = await post('/webhooks', { url: 'https://nep.test/hook', events: ['posts.created'] })
  await ask('PATCH', `/webhooks/${hook.id}`, { events: ['posts.updated'] })
  await post(`/webhooks/${hook.id}/secret`)

  const { id: owner } = api().owner
  const ids = {
    '': { id: 1, place: '1-1', of: 'clients' },
    '/users/{id}': { id: client },
    '/users/{id}/sessions': { id: owner },
    '/agencies/{id}/users': { id: idOf('agencies') },
    '/orders/{id}/sending': { id: order },
    '/debts/{of}/{id}': { of: 'suppliers', id: supplier },
    '/debts/{of}/{id}/export': { of: 'suppliers', id: supplier },
    '/warehouses/products/{id}': { id: product },
    '/drafts/posts/{id}': { id: product },
    '/webhooks/{id}/deliveries': { id: hook.id },
  }
  const queries = {
    '/orders/client': 'phone=0912345678',
    '/orders/products': `type_id=${shop}`,
    '/orders/sums': `client_id=${client}`,
    '/groups/members': `group_id=${group}`,
    '/debts': 'of=clients',
    '/debts/export': 'of=clients',
    '/warehouses/reports/purchases': `supplier_id=${supplier}`,
    '/warehouses/reports/purchases/export': `supplier_id=${supplier}`,
    '/search': 'q=mẫu',
  }
  for (const path of readsOf(document, ids, queries, leftOut)) await ask('GET', path)

  // All that may go again, and one thing back.
  await ask('DELETE', `/webhooks/${hook.id}`)
  await ask('DELETE', `/keys/${key.id}`)
  await ask('DELETE', `/presence/posts/${product}`)
  await ask('DELETE', `/drafts/posts/${product}`)
  await ask('DELETE', `/views/${view.id}`)
  await post('/posts/bulk', { action: 'delete', ids: two })
  const kept = ['posts', 'warehouses', 'suppliers', 'orders']
  for (const name of writtenNames.filter((each) => made[each] && !kept.includes(each)).toReversed())
    await ask('DELETE', `/${name}/${name === 'languages' ? 'ko' : made[name]?.id}`)
  const [gone] = await ask('GET', '/history?action=delete&entity=agencies&limit=1')
  await post(`/history/${gone.id}/restore`)
  expect(faults).toEqual([])
})
