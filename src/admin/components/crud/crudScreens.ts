import { guardOf, guards, type ResourceName } from '../../../domain/guards'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { endpointOf } from '../../providers/data/endpoints'
import type { Load } from '../definePage'
import { importPath } from '../paths'
import type { PrefetchContext, Screen } from '../screen'

/** A page's code, or the properties in which its screen differs from the default. */
type Page = Load | (Pick<Screen, 'load'> & Partial<Omit<Screen, 'resource' | 'base'>>)

interface CrudPages {
  /** Address of the list; the forms have addresses under it. */
  path: string
  /** Further addresses of the list. */
  aliases?: readonly string[]
  /** Which records these are, by field, and their own words under `resources.<name>.as`, where an entity has several lists. */
  only?: Screen['only']
  as?: string
  menu?: Screen['menu']
  list: Page
  create?: Page
  edit?: Page
  /** Whether rows can be imported from a spreadsheet, by who may create or update. */
  imports?: boolean
}

/**
 * The screens of an entity: its list and forms. Titles come from `resources.<name>.title`, guards from
 * `domain/guards`, forms have the width of forms, and the page's first data is prefetched.
 */
export function crudScreens(resource: ResourceName, pages: CrudPages): Screen[] {
  const { path, aliases = [], only, as, menu, list, create, edit, imports } = pages
  const words = `resources.${resource}${as ? `.as.${as}` : ''}`
  const screen = (action: 'list' | 'create' | 'edit', page: Page, usual: Partial<Screen>): Screen => ({
    path,
    title: `${words}.title.${action}`,
    resource,
    base: path,
    ...(only && { only }),
    guard: guardOf(resource, action),
    ...usual,
    ...(typeof page === 'function' ? { load: page } : page),
  })
  const fetchList = (context: PrefetchContext) => prefetchList(context, resource)
  const fetchRecord = (context: PrefetchContext) =>
    // Records are read from the whole list, so they are cached once the list is.
    endpointOf(resource).one === 'list'
      ? fetchList(context)
      : prefetchRecord(context, resource, context.params.id)
  const main = screen('list', list, { menu, prefetch: fetchList })
  // For people who may create but not list, the menu has the create form in place of the list.
  const [place] = [menu ?? []].flat()
  const inMenu = place && { ...place, label: `${words}.title.create`, insteadOf: path }
  return [
    main,
    ...aliases.map((alias) => ({ ...main, path: alias, menu: undefined })),
    ...(create
      ? [screen('create', create, { width: 'form', path: `${path}/create`, parent: path, menu: inMenu })]
      : []),
    ...(imports ? [importScreen(resource, path)] : []),
    // The edit page also shows the record read-only to those who may only list.
    ...(edit
      ? [
          screen('edit', edit, {
            width: 'form',
            path: `${path}/:id`,
            parent: path,
            guard: main.guard,
            prefetch: fetchRecord,
          }),
        ]
      : []),
  ]
}

const importScreen = (resource: ResourceName, path: string): Screen => ({
  path: importPath(path),
  title: `resources.${resource}.title.import`,
  resource,
  base: path,
  parent: path,
  guard: [guards[resource].create, guards[resource].update].flat(),
  load: () => import('../sheets/page/ImportPage'),
})
