import type { ResourceProps } from 'react-admin'
import { guardOf, guards, type ResourceName } from '../../../domain/guards'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { endpointOf } from '../../providers/data/endpoints'
import { type LazyPage, lazyPage } from '../../startup/lazyPage'
import type { CopyRule } from '../form/copy'
import { importPath } from './paths'
import type { PrefetchContext, Screen } from './screen'

/** Where an entity's list or form differs from those of others. */
type Difference = Partial<Omit<Screen, 'resource' | 'base' | 'page'>>

interface EntityOptions {
  /** Address of the list; the forms have addresses under it. */
  path: string
  /** Further addresses of the list. */
  aliases?: readonly string[]
  /** Which records these are, by field, and their own words under `resources.<name>.as`, where an entity has several lists. */
  only?: Screen['only']
  as?: string
  menu?: Screen['menu']
  list?: Difference
  create?: Difference
  edit?: Difference
  /** Whether rows can be imported from a spreadsheet, by who may create or update. */
  imports?: boolean
  /** Its further pages. */
  pages?: readonly Screen[]
  /** How a record is duplicated. */
  copy?: CopyRule
  /** To delete a record that is in use, one has to type its name. */
  forceByName?: boolean
}

/** An entity as react-admin's `<Resource>` takes it; the options are the back office's own. */
export interface EntityProps extends ResourceProps {
  name: ResourceName
  list: LazyPage
  create?: LazyPage
  edit?: LazyPage
  options: EntityOptions
}

/**
 * The screens of an entity: its list, its forms and its further pages. Titles come from `resources.<name>.title`, guards
 * from `domain/guards`, forms have the width of forms, and the page's first data is prefetched.
 */
export function screensOf({ name, options, ...views }: EntityProps): Screen[] {
  const { path, aliases = [], only, as, menu, imports, pages = [] } = options
  const words = `resources.${name}${as ? `.as.${as}` : ''}`
  const screen = (action: 'list' | 'create' | 'edit', page: LazyPage, usual: Partial<Screen>): Screen => ({
    path,
    title: `${words}.title.${action}`,
    resource: name,
    base: path,
    ...(only && { only }),
    guard: guardOf(name, action),
    page,
    ...usual,
    ...options[action],
  })
  const fetchList = (context: PrefetchContext) => {
    const ofType = path.includes(':typeID') && { type_id: Number(context.params.typeID) }
    return prefetchList(context, name, { ...ofType, ...only })
  }
  const fetchRecord = (context: PrefetchContext) =>
    // Records are read from the whole list, so they are cached once the list is.
    endpointOf(name).one === 'list' ? fetchList(context) : prefetchRecord(context, name, context.params.id)
  const list = screen('list', views.list, { menu, prefetch: fetchList })
  // For people who may create but not list, the menu has the create form in place of the list.
  const [place] = [menu ?? []].flat()
  const inMenu = place && { ...place, label: `${words}.title.create`, insteadOf: path }
  const form = { width: 'form', parent: path } as const
  return [
    list,
    ...aliases.map((alias) => ({ ...list, path: alias, menu: undefined })),
    ...(views.create
      ? [screen('create', views.create, { ...form, path: `${path}/create`, menu: inMenu })]
      : []),
    ...(imports ? [importScreen(name, path)] : []),
    // The edit page also shows the record read-only to those who may only list.
    ...(views.edit
      ? [
          screen('edit', views.edit, {
            ...form,
            path: `${path}/:id`,
            guard: list.guard,
            prefetch: fetchRecord,
          }),
        ]
      : []),
    ...pages,
  ]
}

const importScreen = (resource: ResourceName, path: string): Screen => ({
  path: importPath(path),
  title: `resources.${resource}.title.import`,
  resource,
  base: path,
  parent: path,
  guard: [guards[resource].create, guards[resource].update].flat(),
  page: lazyPage(() => import('../sheets/page/ImportPage')),
})
