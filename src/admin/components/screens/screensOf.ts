import type { ResourceProps } from 'react-admin'
import { guardOf, guards, type ResourceName } from '../../../domain/guards'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { endpointOf } from '../../providers/data/endpoints'
import { type LazyPage, lazyPage } from '../../startup/lazyPage'
import type { CopyRule } from '../form/copy'
import { importPath } from './paths'
import type { PrefetchContext, Screen } from './screen'

type Difference = Partial<Omit<Screen, 'resource' | 'base' | 'page'>>

interface EntityOptions {
  /** Path of the list, which the forms' paths extend. */
  path: string
  aliases?: readonly string[]
  /** If an entity has several lists: field values of the records, and key of its texts in `resources.<name>.as`. */
  only?: Screen['only']
  as?: string
  menu?: Screen['menu']
  list?: Difference
  create?: Difference
  edit?: Difference
  /** Whether it has an import page, for users who may create or update. */
  imports?: boolean
  pages?: readonly Screen[]
  copy?: CopyRule
  /** Whether deleting a record in use requires typing its name. */
  forceByName?: boolean
}

/** Props of react-admin's `<Resource>`; the options are this project's. */
export interface EntityProps extends ResourceProps {
  name: ResourceName
  list: LazyPage
  create?: LazyPage
  edit?: LazyPage
  options: EntityOptions
}

/** List, forms and further pages of an entity; titles are `resources.<name>.title`, guards from `domain/guards`. */
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
    // Some entities have no endpoint per record: the list fills the cache of records.
    endpointOf(name).one === 'list' ? fetchList(context) : prefetchRecord(context, name, context.params.id)
  const list = screen('list', views.list, { menu, prefetch: fetchList })
  // Users who may create but not list get the create form in the menu.
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
    // The edit page is read-only for users who may only list.
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
