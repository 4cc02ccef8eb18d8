import { describe, expect, it } from 'vitest'
import { matchScreen } from '../../src/admin/components/screens/matchScreen'
import { createPath, recordPath } from '../../src/admin/components/screens/recordPath'
import type { PrefetchContext } from '../../src/admin/components/screens/screen'
import { type EntityProps, screensOf } from '../../src/admin/components/screens/screensOf'
import { createQueryClient } from '../../src/admin/queryClient'
import { screens } from '../../src/admin/screens'
import { lazyPage } from '../../src/admin/startup/lazyPage'
import { guards } from '../../src/domain/guards'

const page = lazyPage(async () => ({ default: () => null }))
const pages = { list: page, create: page, edit: page }
const entity = (name: EntityProps['name'], options: EntityProps['options'], views = pages): EntityProps => ({
  name,
  ...views,
  options,
})
const brief = (made: ReturnType<typeof screensOf>) =>
  made.map(({ path, title, guard, parent }) => ({ path, title, guard, parent }))

describe('the screens of an entity', () => {
  it('follow from its name and its address', () => {
    expect(brief(screensOf(entity('users', { path: '/staff', aliases: ['/people'] })))).toEqual([
      { path: '/staff', title: 'resources.users.title.list', guard: guards.users.list },
      { path: '/people', title: 'resources.users.title.list', guard: guards.users.list },
      {
        path: '/staff/create',
        title: 'resources.users.title.create',
        guard: guards.users.create,
        parent: '/staff',
      },
      {
        path: '/staff/:id',
        title: 'resources.users.title.edit',
        // Who may see the list may read a record.
        guard: guards.users.list,
        parent: '/staff',
      },
    ])
    expect(screensOf({ name: 'languages', list: page, options: { path: '/tongues' } })).toHaveLength(1)
  })

  it('may be unlike others in anything but whose they are', () => {
    const [list, create] = screensOf(
      entity('types', {
        path: '/kinds',
        menu: { group: 'settings' },
        list: { guard: 'list-types', title: 'kinds' },
        create: { path: '/new-kind', menu: {} },
      }),
    )
    expect(list).toMatchObject({
      page,
      guard: 'list-types',
      title: 'kinds',
      menu: { group: 'settings' },
    })
    expect(create).toMatchObject({ path: '/new-kind', parent: '/kinds', base: '/kinds', menu: {} })
  })

  it('fetch ahead what they show first', async () => {
    const asked: unknown[] = []
    const dataProvider = new Proxy({} as PrefetchContext['dataProvider'], {
      get:
        (_, method) =>
        async (resource: string, { id }: { id?: string }) => {
          asked.push([method, resource, id].filter(Boolean).join(' '))
          return { data: [] }
        },
    })
    const context = { client: createQueryClient(), dataProvider, params: { id: '7' } }
    for (const resource of ['types', 'roles'] as const)
      for (const screen of screensOf(entity(resource, { path: '/x' })))
        await screen.prefetch?.({ ...context, client: createQueryClient() })
    // A role is read out of the list of all.
    expect(asked).toEqual(['getList types', 'getOne types 7', 'getList roles', 'getList roles'])
  })
})

describe('the table of screens', () => {
  it('has each address once', () => {
    const paths = screens.map(({ path }) => path.replace(/:\w+/g, ':'))
    expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([])
  })

  it('has one list for each entity, or for each kind of its records, under which its forms are found', () => {
    for (const { path, resource, base, parent, only } of screens.filter((each) => each.base)) {
      const alike = screens.filter((each) => each.resource === resource && each.only === only)
      expect(alike.filter((each) => each.base !== base)).toEqual(alike.filter((each) => each.bare))
      // A list may stand under a record of another entity.
      const list = (path === base ? base : (parent ?? base)) ?? ''
      expect(matchScreen(screens, list.replace(/:\w+/g, '1'))?.screen.resource).toBe(resource)
    }
  })
})

describe('the address of a record', () => {
  it('follows from what it is, where its entity has several lists', () => {
    const to = (style?: string) => recordPath(screens, 'groups', 7, { typeID: '2', style })
    expect([to('article'), to('trademark'), to('field')]).toEqual([
      '/posts/article-group/2/7',
      '/posts/trademark-group/2/7',
      '/posts/data-group/2/7',
    ])
    expect(createPath(screens, 'groups', { typeID: '2', style: 'trademark' })).toBe(
      '/posts/trademark-group/2/create',
    )
    expect(recordPath(screens, 'posts', 7, { typeID: '2', style: 'product' })).toBe('/posts/all-posts/2/7')
  })
})

describe('the width of a page', () => {
  it('is that of forms for every form, and full for lists', () => {
    const [list, create, edit] = screensOf(entity('users', { path: '/staff' }))
    expect([list?.width, create?.width, edit?.width]).toEqual([undefined, 'form', 'form'])
    const forms = screens.filter(({ path, bare }) => !bare && /create$|add-new-post|:id$|profile/.test(path))
    expect(forms.length).toBeGreaterThan(10)
    expect(forms.filter(({ width }) => width === undefined).map(({ path }) => path)).toEqual([])
  })
})

describe('where an id stands', () => {
  const ofRecords = screens.filter(({ path }) => /:(id|\w+ID)$/.test(path)).map(({ path }) => path)

  it.each(ofRecords)('%s has no record called by a word, zero, or a number that no id can be', (path) => {
    const address = (last: string) => path.replace(/:\w+$/, last).replace(/:\w+/g, '1')
    expect(matchScreen(screens, address('12'))?.screen.path).toBe(path)
    for (const last of ['notanumber', '0', '-1', '1.5', '01', '2147483648', '%20'])
      expect({ last, found: matchScreen(screens, address(last)) }).toEqual({ last, found: undefined })
    // The form for a new one, where there is one, or nothing.
    const { path: create = `${path.replace(/:\w+$/, '')}create` } =
      matchScreen(screens, address('create'))?.screen ?? {}
    expect(create).toMatch(/\/create$/)
  })
})
