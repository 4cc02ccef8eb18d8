import { beforeEach, expect, it } from 'vitest'
import { createDataProvider } from '../../../src/admin/providers/data/dataProvider'
import type { AppDataProvider } from '../../../src/admin/providers/data/types'
import { createHttpClient } from '../../../src/admin/providers/http/http'
import { type Call, fakeApi, json, listOf } from './fakeApi'

/** What is asked of the data provider, and the call that goes out. Of the query only what is named is looked at. */
type Row = [
  call: string,
  ask: (provider: AppDataProvider) => Promise<unknown>,
  sent?: { query?: Record<string, string>; body?: unknown },
]

const text = (value: unknown) => ({ title: value })
const previousData = { id: 7, version: 1, name: 'Cũ', title: 'Cũ', email: 'an@nep.vn', key: 'vi' }
const change = (resource: string, data: object): Row[1] => {
  return (provider) => provider.update(resource, { id: 7, data: { ...previousData, ...data }, previousData })
}
const add = (resource: string, data: object): Row[1] => {
  return (provider) => provider.create(resource, { data })
}
const remove = (resource: string): Row[1] => {
  return (provider) => provider.delete(resource, { id: 7, previousData })
}
const list = (resource: string, filter: object = {}): Row[1] => {
  return (provider) => provider.getList(resource, { filter })
}
/** List, create, change and delete at the usual addresses. */
const crud = (resource: string, path = `/${resource}`): Row[] => [
  [`GET ${path}`, list(resource)],
  [`POST ${path}`, add(resource, text('Mới')), { body: text('Mới') }],
  [`PATCH ${path}/7`, change(resource, text('Mới')), { body: text('Mới') }],
  [`DELETE ${path}/7`, remove(resource)],
]
const all = { limit: '0' }
const slip = { style: 'export', order_id: 3 } as Parameters<AppDataProvider['makeSlip']>[1]
const file = new File(['x'], 'anh.png', { type: 'image/png' })

const rows: Row[] = [
  ...crud('agencies'),
  [
    'POST /agencies/attach',
    (provider) => provider.attachUsers(7, [1, 2]),
    { body: { agency_id: 7, user_ids: [1, 2] } },
  ],
  [
    'POST /agencies/detach',
    (provider) => provider.detachUsers(7, [1]),
    { body: { agency_id: 7, user_ids: [1] } },
  ],
  ['GET /agencies/7/users', (provider) => provider.agencyNames(7, 10), { query: { limit: '10' } }],
  [
    'PATCH /users/7/password',
    (provider) => provider.changePassword(7, { current_password: 'cũ', new_password: 'mới' }),
    { body: { current_password: 'cũ', new_password: 'mới' } },
  ],
  ...crud('categories'),
  ...crud('comments'),
  ...crud('discounts'),
  ...crud('feedback'),
  ...crud('fields'),
  ['GET /groups', list('groups', { style: 'article' }), { query: { style: 'article' } }],
  [
    'GET /groups',
    list('groups', { style: 'field' }),
    { query: { style: 'field', include: expect.stringContaining('fields') } },
  ],
  ['GET /groups', list('groups', { style: 'trademark' }), { query: { style: 'trademark' } }],
  [
    'POST /groups',
    add('groups', text('Mới')),
    { query: { include: expect.stringMatching(/^type,.*fields$/) }, body: text('Mới') },
  ],
  [
    'PATCH /groups/7',
    change('groups', text('Mới')),
    { query: { include: expect.stringMatching(/^type,.*fields$/) }, body: text('Mới') },
  ],
  ['DELETE /groups/7', remove('groups')],
  ['GET /languages', list('languages')],
  ['POST /languages', add('languages', { key: 'ja' }), { body: { key: 'ja' } }],
  ['PATCH /languages/vi/default', (provider) => provider.setDefaultLanguage('vi')],
  ['DELETE /languages/vi', remove('languages')],
  ['GET /media', list('media')],
  ['POST /media', (provider) => provider.uploadMedia(file), { body: { file: expect.any(File) } }],
  ['PATCH /media/7', change('media', { name: 'Mới' }), { body: { name: 'Mới' } }],
  ['DELETE /media/7', remove('media')],
  ['GET /users', list('users', { kind: 'member' }), { query: { kind: 'member' } }],
  ['POST /register', add('users', { name: 'An' }), { body: { name: 'An' } }],
  [
    'POST /users/7',
    change('users', { name: 'Mới' }),
    { query: { _method: 'PATCH' }, body: { name: 'Mới', email: 'an@nep.vn' } },
  ],
  ['GET /users/7', (provider) => provider.getOne('users', { id: 7 })],
  ['DELETE /users/7', remove('users')],
  ['GET /users', (provider) => provider.emailExists('an@nep.vn'), { query: { search: 'email:an@nep.vn' } }],
  [
    'PATCH /users/7',
    (provider) => provider.resetPassword(7, { password: 'mới' }),
    { body: { password: 'mới' } },
  ],
  ...crud('menus'),
  ...crud('orders'),
  [
    'GET /users',
    list('users', { searchRole: 'has' }),
    { query: { searchRole: 'has', include: expect.stringContaining('roles') } },
  ],
  ['GET /users', list('users', { searchRole: 'no' }), { query: { searchRole: 'no' } }],
  ['POST /roles/sync', (provider) => provider.syncRoles([7], [1]), { body: { users: [7], roles: [1] } }],
  ['POST /roles/revoke', (provider) => provider.revokeRoles([7], [1]), { body: { users: [7], roles: [1] } }],
  ['GET /roles', list('roles')],
  ['POST /roles', add('roles', { name: 'Kho' }), { body: { name: 'Kho' } }],
  ['DELETE /roles/7', remove('roles')],
  ['GET /permissions', list('permissions')],
  [
    'POST /permissions/sync',
    (provider) => provider.syncPermissions(7, ['list-posts']),
    { body: { role_id: 7, permissions: ['list-posts'] } },
  ],
  [
    'POST /permissions/sync',
    change('roles', { permissions: ['list-posts'] }),
    { body: { role_id: 7, permissions: ['list-posts'] } },
  ],
  ...crud('posts'),
  [
    'GET /posts',
    (provider) => provider.getMany('posts', { ids: [3, 4] }),
    { query: { search: 'id:3,4', searchFields: 'id:in' } },
  ],
  ['GET /ratings', list('ratings'), { query: { include: 'user,post' } }],
  ['POST /ratings', add('ratings', { score: 5 }), { body: { score: 5 } }],
  ['DELETE /ratings/7', remove('ratings')],
  ...crud('seos'),
  ['GET /settings/all', list('settings'), { query: all }],
  ['POST /settings', add('settings', { key: 'gio' }), { body: { key: 'gio' } }],
  [
    'PATCH /settings',
    (provider) => provider.saveSettings([{ key: 'site_name', value: 'Nếp', version: 1 }]),
    { body: { settings: [{ key: 'site_name', value: 'Nếp', version: 1 }] } },
  ],
  ['DELETE /settings/7', remove('settings')],
  ...crud('redirects'),
  ...crud('sliders'),
  ...crud('types'),
  ['GET /types', list('types'), { query: all }],
  ['GET /profile', (provider) => provider.profile()],
  ...crud('warehouses'),
  ['GET /warehouses/products', (provider) => provider.stockSheet(7)],
  ['GET /warehouses/products', list('held')],
  ['GET /warehouses/change/items', list('movements')],
  ['GET /warehouses/changes', list('slips')],
  [
    'POST /warehouses/7/change',
    (provider) => provider.makeSlip(7, slip, 'khoa'),
    { body: { style: 'export', order_id: 3 } },
  ],
  [
    'POST /warehouses/change/7/cancel',
    (provider) => provider.cancelSlip(7, 'nhầm'),
    { body: { reason: 'nhầm' } },
  ],
  ...crud('suppliers'),
  ...crud('widgets'),
  [
    'PATCH /widgets/7/value',
    (provider) => provider.setWidgetValue({ id: 7, version: 1 }, { gio: '8' }),
    { body: { value: { gio: '8' } } },
  ],
]

/** The first call that an action sends. */
async function sentBy(ask: Row[1]): Promise<Call | undefined> {
  const api = fakeApi(({ method, path }) =>
    method !== 'GET' || path.endsWith('/7') ? json(200, { data: { id: 7, version: 2 } }) : listOf([]),
  )
  const http = createHttpClient({ fetch: api.fetch, locale: () => 'vi', onSignedOut: () => undefined })
  await ask(createDataProvider(http))
  return api.calls[0]
}

beforeEach(() => localStorage.clear())

it.each(rows)('%s', async (call, ask, { query = {}, body } = {}) => {
  const sent = await sentBy(ask)
  expect(`${sent?.method} ${sent?.path.replace('/api/v1', '')}`).toBe(call)
  expect(Object.fromEntries(sent?.query ?? [])).toMatchObject(query)
  expect(sent?.body).toEqual(body)
})
