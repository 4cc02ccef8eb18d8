import { describe, expect, it } from 'vitest'
import { placesOf } from '../../src/admin/components/palette/places'
import { fillPath, matchScreen } from '../../src/admin/components/screens/matchScreen'
import { menuOf } from '../../src/admin/layout/menuGroups'
import { screens } from '../../src/admin/screens'
import { type Access, allPermissions, meets, namesIn, type Permission } from '../../src/domain/permissions'
import { importRules } from '../../src/domain/sheets/schemas'
import { features } from '../../src/domain/type'
import type { PostType } from '../../src/domain/typeSchema'
import { entityNames, rightsOf } from '../support/rights'

/**
 * The contract: of every address, the permissions any one of which opens it; `''` for everybody who gets in. By hand or
 * by the name of the entity, so that a guard that is changed by mistake is found.
 */
const contract: Record<string, string> = {}
const may = (names: string, ...addresses: string[]) => {
  for (const address of addresses) contract[address] = names
}
/** The list of an area, the form of a new one, the page of one. */
const area = (path: string, list: string, create: string) => {
  may(list, path, `${path}/:id`)
  may(create, `${path}/create`)
}

may(
  '',
  '/',
  '/dashboard',
  '/dashboard/home',
  '/support',
  '/profile',
  '/profile/password',
  '/profile/sessions',
  '/profile/keys',
)
may('', '/users/why')

may('list-posts', '/posts/:typeID', '/posts/all-posts/:typeID', '/posts/all-posts/:typeID/:id')
may(
  'list-posts',
  '/posts/calendar',
  '/posts/calendar/:typeID',
  '/posts/approved/:typeID',
  '/seo/manager/posts',
)
may('create-posts', '/posts/add-new-post/:typeID')
may('create-posts update-posts', '/posts/all-posts/:typeID/import')
area('/posts/post-category/:typeID', 'list-categories', 'create-categories')
may('create-categories update-categories', '/posts/post-category/:typeID/import')
// Who looks after fields finds them under their groups.
area('/posts/data-group/:typeID', 'list-groups list-fields create-fields', 'create-groups')
area('/posts/article-group/:typeID', 'list-groups', 'create-groups')
area('/posts/trademark-group/:typeID', 'list-groups', 'create-groups')
area('/posts/data-group/:typeID/data-field/:groupID', 'list-fields', 'create-fields')
area('/posts/product/discount/:typeID', 'list-discounts', 'create-discounts')
area('/posts/product/order/:typeID', 'list-orders', 'update-orders')
may('list-orders', '/posts/product/order/:typeID/print', '/carriers/cod')
may('update-orders', '/posts/product/order/:typeID/import', '/carriers/cod/import')
area('/carriers/manager', 'list-orders update-orders', 'update-orders')
may('list-orders manage-warehouses edit-warehouses', '/cash')
area('/post-type/manager', 'list-types', 'create-types')
may('list-types', '/post-type')

const stockers = 'manage-warehouses edit-warehouses'
area('/warehouse/manager', stockers, 'manage-warehouses')
may(stockers, '/warehouse/manager/:id/:part')
may('manage-warehouses', '/warehouse/manager/:id/edit')
may(stockers, '/warehouse/change', '/warehouse/change/:id', '/warehouse/change/:id/print')
may(stockers, ...['import', 'export', 'transfer', 'count'].map((kind) => `/warehouse/change/new/${kind}`))
may(
  `list-orders ${stockers}`,
  ...['', '/:of', '/:of/:party', '/:of/:party/print'].map((rest) => `/debts${rest}`),
)
may(stockers, '/warehouse/report', '/warehouse/report/:report', '/warehouse/product/:id')

may('manage-media', '/media/media-library', '/media/picker')
// Messages to whom may read a kind of them, proposals to whom may write anything: to all but these.
const onlyReads = [
  'list-posts',
  'list-categories',
  'list-groups',
  'list-fields',
  'list-discounts',
  'list-types',
  'list-users',
  'list-seos',
  'list-settings',
  'list-sliders',
  'list-menus',
  'list-suppliers',
  'list-widgets',
  'list-agencies',
  'list-orders',
  'manage-admins-access',
]
may(allPermissions.filter((name) => !onlyReads.includes(name)).join(' '), '/inbox')
for (const [one, many] of [
  ['comment', 'comments'],
  ['rating', 'ratings'],
  ['feedback', 'feedback'],
])
  may(`list-${many}`, `/${one}/manager`, `/${one}/manager/:id`)

const people = 'list-users manage-admins-access'
area('/users/list', people, 'create-users')
may('create-users update-users', '/users/list/import')
area('/users/client', people, 'create-users')
may(people, '/users/client/:id/edit')
area('/users/role', 'manage-roles manage-admins-access manage-permissions', 'manage-roles')
may('manage-roles manage-permissions', '/users/permissions', '/history')

const settings = 'list-settings create-settings update-settings'
for (const page of [
  'general',
  'script',
  'company',
  'payment',
  'copyright',
  'email',
  'social',
  'dynamic',
  'api',
  'site',
  'webhooks',
  'webhooks/:id',
  'jobs',
])
  may(settings, `/settings/${page}`)
// Two rights, which nobody holds by one.
may('manage-roles&update-settings', '/settings/backup')
may('list-menus', '/settings/menu')
may('list-sliders', '/settings/slider')
may('list-widgets', '/widgets/:type')
may('manage-languages', '/languages/manager')

// All other entities: the list, a new record, one that is there, and an import where there are rules for it.
for (const name of entityNames) {
  const rights = rightsOf(name)
  const path = screens.find(({ resource }) => resource === name)?.path
  if (!rights || !path || path in contract) continue
  area(path, rights.list, rights.create)
  if (importRules(name)) may(`${rights.create} ${rights.update}`, `${path}/import`)
}

const namesOf = (address: string) => (contract[address] ?? '').split(' ').filter(Boolean)
const opened = (name?: Permission) =>
  Object.keys(contract)
    .filter((address) => namesOf(address).length === 0 || (name && namesOf(address).includes(name)))
    .sort()
const canAs = (name?: Permission) => (guard: Access) => meets(new Set(name ? [name] : []), guard)

/** A type of each style with all that types may have. */
const types = (['article', 'product', 'course'] as const).map(
  (style, at): PostType => ({
    id: at + 1,
    version: 1,
    style,
    is_shown: true,
    is_sitemap: true,
    sort: at,
    title: style,
    slug: style,
    image: '',
    icon: '',
    description: '',
    features: [...features],
    fields: [],
    created_at: '',
    updated_at: '',
  }),
)
const pages = { widgetTypes: [{ label: 'Banner', to: '/widgets/banner' }] }
const linksFor = (can: (guard: Access) => boolean) =>
  menuOf(screens, types, can, pages).flatMap(({ to, items }) => [
    ...(to ? [to] : []),
    ...items.map((item) => item.to),
  ])
const screenOf = (link: string) => matchScreen(screens, link.split('?')[0] ?? '')?.screen

/** Somebody without any permission, and with each alone. */
const everybody: [Permission | undefined][] = [
  [undefined],
  ...allPermissions.map((name): [Permission] => [name]),
]

describe('the addresses of the back office', () => {
  it('are those of the contract', () => {
    expect(screens.map(({ path }) => path).toSorted()).toEqual(Object.keys(contract).toSorted())
  })

  it.each(everybody)('%s alone opens exactly its own', (name) => {
    const can = canAs(name)
    expect(
      screens
        .filter(({ guard }) => can(guard))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(opened(name))
  })

  it.each(everybody)(
    '%s alone is led to no page that it does not open, by the menu or the palette',
    (name) => {
      const can = canAs(name)
      const links = [...linksFor(can), ...placesOf(screens, types, can).map(({ to }) => to)]
      for (const link of links) {
        const screen = screenOf(link)
        expect([link, screen && can(screen.guard)]).toEqual([link, true])
      }
    },
  )

  it.each(allPermissions.map((name) => [name] as const))(
    '%s alone finds in the menu whatever opens by itself',
    (name) => {
      const can = canAs(name)
      const found = linksFor(can).map((link) => screenOf(link)?.page)
      // Pages of a record, and those that stand beside a list (its import, papers, the picker), are led to from there.
      const alone = screens.filter(
        ({ path, guard, bare, parent }) =>
          namesIn(guard).length > 0 && can(guard) && !bare && !parent && !/:(?!typeID)/.test(path),
      )
      for (const { path, page } of alone)
        expect([fillPath(path, { typeID: 1 }), found.includes(page)]).toEqual([
          fillPath(path, { typeID: 1 }),
          true,
        ])
    },
  )
})
