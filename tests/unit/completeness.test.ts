import { describe, expect, it } from 'vitest'
import vi from '../../i18n/vi'
import { menuOf } from '../../src/admin/layout/menuGroups'
import { specialMethods } from '../../src/admin/providers/data/calls'
import { endpoints } from '../../src/admin/providers/data/endpoints'
import { mixedLists } from '../../src/admin/providers/data/mixedLists'
import { resources, screens } from '../../src/admin/screens'
import { entityOf } from '../../src/api/crud/entity'
import { isWrittenName, writtenNames } from '../../src/api/history/entities'
import { routes } from '../../src/api/routes'
import { guards, type ResourceName } from '../../src/domain/guards'
import { importRules } from '../../src/domain/sheets/schemas'
import { features } from '../../src/domain/type'
import { isWritten, listResources } from '../support/resources'
import { codeOf, sourceFiles } from './source'

const names = Object.keys(guards) as ResourceName[]
/** Whether there is a call of an entity beside those of its records. */
const has = (method: string, name: string, part: string) =>
  routes.some((route) => route.method === method && route.path === `/${name}/${part}`)
/** The parts that are not there. */
const lacking = (parts: Record<string, boolean>) => Object.keys(parts).filter((part) => !parts[part])
const wordsOf = (name: ResourceName): Record<string, unknown> => vi.resources[name]

/** A message by its dotted key. */
const sentence = (key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], vi)

/** All menu entries, with a post type that has every feature. */
const entries = menuOf(
  screens,
  [
    {
      id: 7,
      version: 1,
      style: 'article',
      is_shown: true,
      is_sitemap: true,
      sort: 0,
      title: 'Tin tức',
      slug: 'tin-tuc',
      image: '',
      icon: '',
      description: '',
      features: [...features],
      fields: [],
      created_at: '',
      updated_at: '',
    },
  ],
  () => true,
).flatMap(({ to, items }) => [...(to ? [to] : []), ...items.map((item) => item.to)])

describe.each(names)('%s is complete', (name) => {
  it('on the API: a list whose filters and orders are described, and the calls of its endpoint', () => {
    const resource = listResources.find((each) => each.name === name)
    expect(resource?.guards, `entity(…) named ${name} in src/api/resources`).toEqual(guards[name])
    const list = routes.find(({ method, path }) => method === 'GET' && path === endpoints[name].path)
    expect(list?.guard, `GET ${endpoints[name].path} in src/api/routes.ts`).toEqual(guards[name].list)
    // How its records are found from anywhere, or why they are not.
    expect(resource).toHaveProperty('search')
    expect(list).toHaveProperty('lists.name', name)
    const { order } = endpoints[name]
    expect(resource?.sorts).toContain(order.field)
    if (!resource || !isWritten(resource)) return
    const takes = (method: string) =>
      routes.some((route) => route.method === method && route.path.startsWith(`/${name}`))
    expect({ POST: takes('POST'), DELETE: takes('DELETE') }).toEqual({ POST: true, DELETE: true })
  })

  // Settings are pages, not rows.
  it.runIf(isWrittenName(name) && name !== 'settings')('in bulk, and as a file to take away', () => {
    const parts = { bulkRoute: has('POST', name, 'bulk'), exportRoute: has('GET', name, 'export') }
    expect(lacking(parts)).toEqual([])
  })

  it('as a file that is brought, with all that this takes or nothing of it', () => {
    const parts = {
      'a line in src/domain/sheets/schemas.ts': importRules(name) !== undefined,
      'importRoute(…) in src/api/resources': has('POST', name, 'import'),
      'imports: true in src/admin/resources': screens.some(
        ({ resource, path }) => resource === name && /(?<!\/new)\/import$/.test(path),
      ),
    }
    if (Object.values(parts).some(Boolean)) expect(lacking(parts)).toEqual([])
  })

  it('on screen: registered, with a list that the menu leads to', () => {
    expect(resources.map((each) => each.name)).toContain(name)
    const own = screens.filter(({ resource }) => resource === name)
    const isOwn = (to: string) =>
      own.some(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(to.split('?')[0] ?? ''))
    // A list of what belongs to a record of another entity is reached from there.
    const isUnderRecord = own.some(({ path }) => path.endsWith('/:groupID'))
    if (!isUnderRecord) expect(entries.filter(isOwn), `${entries}`).not.toEqual([])
  })

  it('in words: its name, the titles of its screens, and each field that is shown', () => {
    expect(wordsOf(name)).toHaveProperty('name')
    for (const { title, path } of screens.filter(({ resource }) => resource === name))
      expect(sentence(title), `${path}: ${title}`).toBeTypeOf('string')
    const shown = sourceFiles(`src/admin/resources/${name}`).flatMap((file) =>
      [...codeOf(file).matchAll(/<(\w+)[^<>]*?\ssource="([\w.]+)"([^<>]*)/g)]
        // An input with its own label, or of another entity's rows, needs no field name here.
        .filter(([text]) => !/\blabel=|\bresource=|\breference=/.test(text) && !text.startsWith('<Reference'))
        .map(([, , source = '']) => source),
    )
    // A page may also show rows of another entity, such as a role's members, or of a list that is reckoned.
    const isNamed = (source: string) =>
      Object.keys(vi.resources).some((each) => sentence(`resources.${each}.fields.${source}`) !== undefined)
    expect([...new Set(shown.filter((source) => !isNamed(source)))]).toEqual([])
  })
})

describe('the registries', () => {
  it('name the same entities', () => {
    expect(Object.keys(endpoints).sort()).toEqual([...names].sort())
    expect([...new Set(resources.map(({ name }) => name))].sort()).toEqual([...names].sort())
    // Lists that are reckoned have words for their columns too.
    const worded = Object.keys(vi.resources).filter((name) => !Object.hasOwn(mixedLists, name))
    expect(worded.sort()).toEqual([...names].sort())
    expect([...new Set(listResources.map(({ name }) => name))].sort()).toEqual([...names].sort())
  })

  it('know every entity that people write by what declares it', () => {
    for (const name of writtenNames) expect(entityOf(name)).toMatchObject({ name, guards: guards[name] })
  })

  it('have every screen and every call that a file describes', async () => {
    const described = Object.values(
      import.meta.glob<Record<string, unknown>>(
        ['../../src/admin/resources/*/index.ts', '../../src/admin/{resources,pages}/**/screens.ts'],
        { eager: true },
      ),
    ).flatMap((module) => Object.values(module).flat())
    const isEntity = (each: unknown) => (each as { options?: unknown }).options !== undefined
    for (const each of described) if (isEntity(each)) expect(resources).toContain(each)
    for (const each of described) if ((each as { path?: unknown }).path) expect(screens).toContain(each)
    const calls = Object.values(
      import.meta.glob<Record<string, unknown>>('../../src/api/{resources,auth}/**/*.ts', { eager: true }),
    ).flatMap((module) =>
      Object.entries(module).filter(([key, value]) => key.endsWith('Routes') && Array.isArray(value)),
    ) as [string, (typeof routes)[number][]][]
    const forgotten = calls.filter(([, own]) => !own.every((call) => routes.includes(call)))
    expect(forgotten.map(([name]) => `...${name} in src/api/routes.ts`)).toEqual([])
  })

  it('have every call beyond create, read, update and delete that a file describes', () => {
    const files = import.meta.glob<Record<string, object>>('../../src/admin/providers/data/calls/*.ts', {
      eager: true,
    })
    const known = specialMethods(() => Promise.reject(new Error('not called')))
    const forgotten = Object.values(files).flatMap((module) =>
      Object.entries(module)
        .filter(([name, calls]) => /Calls$/.test(name) && !Object.keys(calls).every((call) => call in known))
        .map(([name]) => `...${name} in src/admin/providers/data/calls/index.ts`),
    )
    expect(forgotten).toEqual([])
  })

  it('are gone through by the tests of all entities', () => {
    // They have tests of their own: files, accounts, pages and what is saved elsewhere.
    const others = ['media', 'users', 'settings', 'roles']
    const [tests] = sourceFiles('tests/api').filter(({ path }) => path.endsWith('/entities.test.ts'))
    const described = [...(tests?.text ?? '').matchAll(/describeCrud\(api, '(\w+)'/g)].map(([, name]) => name)
    const forgotten = writtenNames.filter((name) => !described.includes(name) && !others.includes(name))
    expect(forgotten.map((name) => `describeCrud(api, '${name}', …) in tests/api/entities.test.ts`)).toEqual(
      [],
    )
  })
})

const posts = (page: string) => `/posts/${page}/:typeID`
/** The addresses of the back office, as in domain/README.md. */
const addresses = [
  ...['/', '/dashboard', '/dashboard/home'],
  ...['/posts/:typeID', posts('all-posts'), posts('add-new-post'), posts('post-category')],
  ...[posts('data-group'), '/posts/data-group/:typeID/data-field/:groupID', posts('article-group')],
  ...[posts('trademark-group'), posts('product/discount'), posts('product/order')],
  ...['/post-type', '/post-type/manager', '/comment/manager', '/feedback/manager', '/rating/manager'],
  ...['/seo/manager', '/agencies/manager', '/warehouse/manager', '/warehouse/change', '/warehouse/supplier'],
  ...[
    '/warehouse/report',
    '/warehouse/report/:report',
    '/warehouse/product/:id',
    '/warehouse/manager/:id/:part',
  ],
  ...['/media/media-library', '/users/list', '/users/client', '/users/role', '/users/permissions'],
  ...[
    'general',
    'script',
    'company',
    'payment',
    'copyright',
    'email',
    'social',
    'redirect',
    'dynamic',
    'menu',
    'slider',
  ].map((page) => `/settings/${page}`),
  ...['/appearance/menu', '/appearance/slider', '/widgets/manager', '/widgets/:type', '/languages/manager'],
]

describe('the addresses', () => {
  const hasScreen = (address: string) => screens.some(({ path }) => path === address)

  it('have a screen each', () => {
    expect(addresses.filter((address) => !hasScreen(address))).toEqual([])
  })
})
