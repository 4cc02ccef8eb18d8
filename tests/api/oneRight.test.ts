import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashOfSecret, newKeySecret } from '../../src/api/auth/keySecrets'
import { writtenNames } from '../../src/api/history/entities'
import { routes } from '../../src/api/routes'
import { drafted } from '../../src/domain/drafts'
import { allPermissions, isPermission, type Permission } from '../../src/domain/permissions'
import { importRules } from '../../src/domain/sheets/schemas'
import { type TestApi, withApi } from '../support/api'
import { entityNames, rightsOf } from '../support/rights'

const api = withApi()

/**
 * The contract: of every call, the permissions any one of which opens it; `''` for every account. Written down here by
 * hand or by the name of the entity, so that a guard that is changed by mistake is found. `:id` is a record that is not there, `own` the caller's.
 * A call with several meanings stands here once for each, with its query or body.
 */
const contract: Record<string, string> = {}
const may = (names: string, ...calls: string[]) => {
  for (const call of calls) contract[call] = [contract[call], names].filter(Boolean).join(' ')
}

const all = (area: string) =>
  ['list', 'create', 'update', 'delete'].map((verb) => `${verb}-${area}`).join(' ')
const bulk = (area: string, action: 'update' | 'delete') =>
  `POST /${area}/bulk {"action":"${action}","ids":[999999]${action === 'update' ? ',"data":{}' : ''}}`

/** They are written by calls of their own, which stand below. */
const unlike = ['users', 'settings', 'roles', 'permissions', 'languages']
for (const area of entityNames) {
  const rights = rightsOf(area)
  if (!rights || unlike.includes(area)) continue
  may(rights.list, `GET /${area}`, `GET /${area}/export`)
  may(rights.create, `POST /${area}`)
  may(rights.update, `PATCH /${area}/:id`, bulk(area, 'update'))
  may(rights.delete, `DELETE /${area}/:id`, bulk(area, 'delete'))
  if (importRules(area)) may(`${rights.create} ${rights.update}`, `POST /${area}/import`)
}

// Who reads besides those who may list: what is chosen from when something else is written.
const sellers = 'list-posts create-posts update-posts'
const filers = 'create-categories update-categories list-posts create-posts'
const stockers = 'manage-warehouses edit-warehouses'
const readers: Record<string, string> = {
  categories: filers,
  groups: `create-groups update-groups ${all('fields')} list-categories ${filers}`,
  fields: `create-fields update-fields ${sellers}`,
  types: `${['posts', 'categories', 'groups', 'fields', 'discounts'].map(all).join(' ')} list-orders update-orders
    delete-orders list-settings create-settings update-settings`,
  agencies: `${sellers} list-orders update-orders`,
  discounts: sellers,
  suppliers: `create-suppliers update-suppliers ${stockers}`,
  warehouses: 'edit-warehouses list-orders update-orders',
}
for (const [area, names] of Object.entries(readers)) may(names, `GET /${area}`, `GET /${area}/export`)

may(
  'list-settings create-settings update-settings',
  'GET /jobs',
  'GET /webhooks',
  'GET /webhooks/:id/deliveries',
)
may('update-settings', 'POST /jobs/:id/again', 'DELETE /jobs/:id')
may(
  'update-settings',
  'POST /webhooks',
  'PATCH /webhooks/:id',
  'DELETE /webhooks/:id',
  'POST /webhooks/:id/secret',
)
may('update-settings', 'POST /webhooks/:id/test', 'POST /webhooks/:id/deliveries/:delivery/again')
may('list-posts', 'GET /groups/members')

// Orders have no permission to create: who looks after them takes them down. Likewise feedback, comments and ratings.
may('list-orders', 'GET /orders', 'GET /orders/export', 'GET /orders/sums')
may('update-orders', 'POST /orders', 'PATCH /orders/:id', bulk('orders', 'update'))
may('update-orders', 'POST /orders/:id/payments', 'POST /orders/:id/refunds', 'POST /orders/:id/returns')
may('update-orders', 'POST /agencies/:id/payments', 'POST /users/:id/payments', 'POST /cash/counts')
may('update-orders', 'GET /orders/client', 'GET /orders/products', 'GET /orders/:id/sending')
may('update-orders', 'POST /orders/import', 'POST /remittances/import', 'POST /remittances/:id/settle')
may('list-orders', 'GET /remittances', 'GET /remittances/export')
may('list-orders update-orders', 'GET /carriers', 'GET /carriers/export')
may('update-orders', 'POST /carriers', 'PATCH /carriers/:id', 'DELETE /carriers/:id')
may('update-orders', bulk('carriers', 'update'), bulk('carriers', 'delete'))
may('delete-orders', 'DELETE /orders/:id', bulk('orders', 'delete'))

may('list-comments', 'GET /comments', 'GET /comments/export', 'POST /comments/visit')
may('update-comments', 'POST /comments', 'PATCH /comments/:id', bulk('comments', 'update'))
may('delete-comments', 'DELETE /comments/:id', bulk('comments', 'delete'))
may('list-feedback', 'GET /feedback', 'GET /feedback/export')
may('update-feedback', 'PATCH /feedback/:id', bulk('feedback', 'update'))
may('delete-feedback', 'DELETE /feedback/:id', bulk('feedback', 'delete'))
may('list-ratings', 'GET /ratings', 'GET /ratings/export', 'POST /ratings', 'PATCH /ratings/:id')
may('list-ratings', bulk('ratings', 'update'))
may('delete-ratings', 'DELETE /ratings/:id', bulk('ratings', 'delete'))

// Who writes anything may be proposed something.
const proposedTo = `${[
  ...['posts', 'categories', 'groups', 'fields', 'types', 'users', 'settings', 'seos', 'menus', 'sliders'],
  ...['agencies', 'discounts', 'suppliers', 'widgets'],
]
  .map((area) => `create-${area} update-${area} delete-${area}`)
  .join(' ')} manage-media manage-roles manage-permissions manage-languages manage-redirects update-orders
    delete-orders ${stockers} update-feedback delete-feedback update-comments delete-comments list-ratings
    delete-ratings`
may(proposedTo, 'GET /proposals', 'POST /proposals/:id/accept', 'PATCH /proposals/:id')
may(`list-comments list-feedback ${proposedTo}`, 'GET /inbox')
may('list-orders list-comments list-feedback', 'GET /arrivals', 'POST /arrivals/seen')

// The warehouse: what it holds and costs is for who fills it, where it is for who sends from it.
may(
  stockers,
  ...['products', 'products/:id', 'change/items', 'changes', 'changes/export', 'goods'].map(
    (path) => `GET /warehouses/${path}`,
  ),
  ...['change', 'transfer', 'count'].map((path) => `POST /warehouses/:id/${path}`),
  'POST /warehouses/change/:id/cancel',
  'PATCH /warehouses/reorder-points/:id',
  'POST /suppliers/:id/payments',
  ...['value', 'expiring', 'low', 'dead', 'profit', 'purchases'].flatMap((name) => [
    `GET /warehouses/reports/${name}`,
    `GET /warehouses/reports/${name}/export`,
  ]),
)
may(`list-orders ${stockers}`, 'GET /dashboard/shop', 'GET /cash', 'GET /cash/export')
may(
  `list-orders ${stockers}`,
  ...['/debts', '/debts/:of/:id'].flatMap((path) => [`GET ${path}`, `GET ${path}/export`]),
)
may(`update-orders ${stockers}`, 'POST /payments/:id/reverse')

may(
  'manage-media',
  ...['/uses', '/tags'].map((path) => `GET /media${path}`),
  ...['/fetch', '/:id/file', '/:id/merge'].map((path) => `POST /media${path}`),
)
may(
  'manage-languages',
  ...[
    'POST /languages',
    'PATCH /languages/:code',
    'PATCH /languages/:code/default',
    'DELETE /languages/:code',
  ],
  ...[bulk('languages', 'update'), bulk('languages', 'delete')],
)

// The site.
may('list-settings create-settings update-settings', 'GET /settings/all', 'GET /settings/mail')
may('create-settings', 'POST /settings')
may('update-settings', 'PATCH /settings', 'POST /settings/mail')
may('delete-settings', 'DELETE /settings/:id')
may('list-menus', 'POST /menus/links')
may('list-widgets', 'GET /widgets/types')
may('update-widgets', 'PATCH /widgets/:id/value')
may('update-posts', 'POST /posts/:id/preview')

// People.
may('list-users manage-admins-access', 'GET /users', 'GET /users/export', 'GET /users/:id')
may('create-users', 'POST /register')
may('update-users', 'POST /users/:id?_method=PATCH', 'PATCH /users/:id', bulk('users', 'update'))
may('delete-users', 'DELETE /users/:id', bulk('users', 'delete'))
may('create-users update-users', 'POST /users/import')
may('list-agencies update-agencies', 'GET /agencies/:id/users')
may('update-agencies', 'POST /agencies/attach', 'POST /agencies/detach')
may('manage-admins-access', 'GET /users/:id/sessions', 'DELETE /users/:id/sessions')
may('manage-admins-access', 'DELETE /users/:id/sessions/:session')

// Rights.
may('manage-roles manage-admins-access manage-permissions', 'GET /roles', 'GET /roles/export')
may('manage-roles', 'POST /roles', 'DELETE /roles/:id', bulk('roles', 'delete'), 'POST /view-as')
may('manage-roles', 'GET /rights?user_id=999999', 'GET /rights?role_id=999999')
may('manage-admins-access', 'POST /roles/sync', 'POST /roles/revoke')
may('manage-roles manage-permissions', 'GET /permissions', 'POST /permissions/sync')

// Forms that are not saved, and who is in them: for who may save them.
for (const area of drafted) {
  const { create, update } = rightsOf(area) ?? { create: '', update: '' }
  for (const method of ['GET', 'PUT', 'DELETE']) {
    may(create, `${method} /drafts/${area}/new/:place`)
    may(update, `${method} /drafts/${area}/:id`)
  }
  may(update, `POST /presence/${area}/:id`)
  // To be there no longer takes no right: it may have been lost meanwhile.
  may('', `DELETE /presence/${area}/:id`)
}

// The history: of the house, of an entity as its list is read, undone by who may do the reverse.
may('manage-roles manage-permissions', 'GET /history', 'GET /history/export')
const historyReaders: Record<string, string> = {
  ...readers,
  settings: 'create-settings update-settings',
  users: 'manage-admins-access',
  carriers: 'list-orders update-orders',
  roles: 'manage-admins-access manage-permissions',
}
for (const name of writtenNames) {
  const own = [`list-${name}`, `manage-${name}`].filter(isPermission)
  may([...own, historyReaders[name]].join(' '), `GET /history?entity=${name}&id=999999`)
}

// Every account: its own session, rights, profile, password, views and drafts; what it sends; what it may list anyway.
may(
  '',
  ...['DELETE /view-as', 'GET /rights', 'GET /rights?user_id=own', 'GET /profile', 'GET /search?q=a'],
  ...['GET /users/own', 'POST /users/own?_method=PATCH', 'PATCH /users/own/password'],
  ...['GET /users/own/sessions', 'DELETE /users/own/sessions', 'DELETE /users/own/sessions/:session'],
  ...['GET /languages', 'GET /languages/export', 'GET /media/focus', 'POST /feedback', 'POST /comments/user'],
  ...['GET /keys', 'POST /keys', 'PATCH /keys/:id', 'DELETE /keys/:id'],
  ...['GET /views', 'POST /views', 'PATCH /views/:id', 'DELETE /views/:id', 'GET /drafts', 'DELETE /logout'],
)

/** Two rights at once: whoever saves an archive holds all that is in it. */
const both: readonly Permission[] = ['manage-roles', 'update-settings']
const callsOfBoth = ['GET /backups', 'POST /backups', 'GET /backups/:id/file']

/** What anybody who may change or delete anything at all may ask; which right it takes depends on what is undone. */
const undone = ['POST /history/:id/restore', 'POST /history/batches/:batch/restore']
// Ratings have no right of their own to be written; slips are canceled, not undone.
const writes = (name: Permission) =>
  name === 'list-ratings' || (!name.startsWith('list-') && name !== 'edit-warehouses')
may(allPermissions.filter(writes).join(' '), ...undone)

const splitCall = (call: string) => {
  const [, method = '', path = '', body] = /^(\S+) (\S+)(?: (.*))?$/.exec(call) ?? []
  return { method, path, ...(body && { body: JSON.parse(body) as object }) }
}
const namesOf = (call: string) => new Set((contract[call] ?? '').split(/\s+/).filter(Boolean))
/** Whether the call is one of the route, whatever it is about. */
const isOf = (route: { method: string; path: string }) => {
  const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`)
  return (call: string) => {
    const { method, path } = splitCall(call)
    return method === route.method && pattern.test(path.split('?')[0] ?? '')
  }
}
const calls = Object.keys(contract)
const guarded = routes.flatMap((route) => (route.guard === 'public' ? [] : [route]))

type Member = Awaited<ReturnType<TestApi['member']>>
const members = new Map<string, Promise<Member>>()
/** Somebody with exactly these permissions. */
function holder(...held: Permission[]): Promise<Member> {
  const make = async () => {
    const member = await api().member()
    await api().db.execute(sql`insert into user_permissions (user_id, permission_id)
      select ${member.id}, id from permissions where name = any(${sql.param(held)}::text[])`)
    return member
  }
  const key = held.join(' ')
  const made = members.get(key) ?? make()
  members.set(key, made)
  return made
}

/** Whether a call is refused to somebody for want of a permission. */
async function isRefused(call: string, { id, token }: Member): Promise<boolean> {
  const { method, path, body } = splitCall(call)
  const at = path
    .replace(/\bown\b/, String(id))
    .replace(/:session|:batch/, '00000000-0000-4000-8000-000000000000')
    .replace(/:\w+/g, '999999')
  const response = await api().api.fetch(
    new Request(`http://nep.test/api/v1${at}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
    }),
  )
  const { status } = response
  const code = status >= 400 ? ((await response.json()) as { code: string }).code : ''
  expect([call, status < 500 && status !== 401, code]).toEqual([call, true, code])
  return code === 'forbidden'
}

/** Calls that take a session: no key opens them. */
const closedToKeys = [
  ...['DELETE /logout', 'POST /view-as', 'DELETE /view-as', 'PATCH /users/:id', 'PATCH /users/own/password'],
  ...['POST /proposals/:id/accept', 'PATCH /proposals/:id'],
  ...calls.filter((call) => /^\S+ \/(keys|rights|views|users\/[^/]+\/sessions)\b/.test(call)),
]
/** One's own account is open to oneself, not to one's keys. */
const byRightAlone: Record<string, string> = {
  'GET /users/own': 'list-users manage-admins-access',
  'POST /users/own?_method=PATCH': 'update-users',
}

let serial = 0
/** Somebody who may everything, calling by a key that may this alone. */
async function keyHolder(...permissions: Permission[]): Promise<Member> {
  const person = await holder(...allPermissions)
  const token = await newKeySecret()
  await api().db.execute(sql`insert into keys (user_id, name, permissions, expires_at, hash, hint)
    values (${person.id}, ${`Khóa ${++serial}`}, ${sql.param(permissions)}::text[], ${api().now.toISOString()}::timestamptz
      + interval '1 day', ${await hashOfSecret(token)}, 'test')`)
  return { ...person, token }
}

describe('a key', () => {
  it.each(calls.map((call) => [call]))('with one right opens exactly its calls: %s', async (call) => {
    const names = [...(byRightAlone[call] ? byRightAlone[call].split(' ') : namesOf(call))] as Permission[]
    if (closedToKeys.includes(call)) {
      expect(await isRefused(call, await keyHolder(...allPermissions))).toBe(true)
      return
    }
    const others = allPermissions.filter((name) => !names.includes(name))
    expect(await isRefused(call, await keyHolder(...others))).toBe(names.length > 0)
    const refused = []
    for (const name of names) if (await isRefused(call, await keyHolder(name))) refused.push(name)
    expect(refused).toEqual([])
  })
})

describe('the contract of rights', () => {
  it('is about every call that there is, and no other', () => {
    for (const route of guarded) {
      const name = `${route.method} ${route.path}`
      expect([name, [...calls, ...callsOfBoth].some(isOf(route))]).toEqual([name, true])
    }
    for (const call of [...calls, ...callsOfBoth])
      expect([call, guarded.some((route) => isOf(route)(call))]).toEqual([call, true])
  })

  it('names every permission, and only those that exist', () => {
    const named = new Set(calls.flatMap((call) => [...namesOf(call)]))
    expect([...named].sort()).toEqual([...allPermissions].sort())
  })

  it.each(callsOfBoth.map((call) => [call]))(
    '%s is opened by both, and by no one of them with all others',
    async (call) => {
      expect(await isRefused(call, await holder(...both))).toBe(false)
      for (const lacking of both) {
        const others = allPermissions.filter((name) => name !== lacking)
        expect(await isRefused(call, await holder(...others))).toBe(true)
      }
    },
  )

  it.each(calls.map((call) => [call, [...namesOf(call)] as Permission[]] as const))(
    '%s is opened by each alone of %j, and by all others together not',
    async (call, names) => {
      if (names.length === 0) {
        // Somebody of its own: it may be signed out by it.
        expect(await isRefused(call, await api().member())).toBe(false)
        return
      }
      const others = allPermissions.filter((name) => !names.includes(name))
      expect(await isRefused(call, await holder(...others))).toBe(true)
      const refused = []
      for (const name of names) if (await isRefused(call, await holder(name))) refused.push(name)
      expect(refused).toEqual([])
    },
  )
})
