import { guardOf, type ResourceName } from '../../../domain/guards'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { endpointOf } from '../../providers/data/endpoints'
import type { Load } from '../definePage'
import type { PrefetchContext, Screen } from '../screen'

/** A page's code, and what of it is unlike other entities. */
type Page = Load | (Pick<Screen, 'load'> & Partial<Omit<Screen, 'resource' | 'base'>>)

interface CrudPages {
  /** Address of the list; the forms stand under it. */
  path: string
  /** Further addresses of the list. */
  aliases?: readonly string[]
  menu?: Screen['menu']
  list: Page
  create?: Page
  edit?: Page
}

/**
 * The screens of an entity: a list, and forms under it. Titles stand under `resources.<name>.title`, guards
 * in `domain/guards`, and what a page shows first is fetched ahead.
 */
export function crudScreens(resource: ResourceName, pages: CrudPages): Screen[] {
  const { path, aliases = [], menu, list, create, edit } = pages
  const screen = (action: 'list' | 'create' | 'edit', page: Page, usual: Partial<Screen>): Screen => ({
    path,
    title: `resources.${resource}.title.${action}`,
    resource,
    base: path,
    guard: guardOf(resource, action),
    ...usual,
    ...(typeof page === 'function' ? { load: page } : page),
  })
  const fetchList = (context: PrefetchContext) => prefetchList(context, resource)
  const fetchRecord = (context: PrefetchContext) =>
    // What is read out of the whole list is there once the list is.
    endpointOf(resource).one === 'list'
      ? fetchList(context)
      : prefetchRecord(context, resource, context.params.id)
  const main = screen('list', list, { menu, prefetch: fetchList })
  // Whoever may add and not see the list finds the form where the list would stand.
  const [place] = [menu ?? []].flat()
  const inMenu = place && { ...place, label: `resources.${resource}.title.create`, insteadOf: path }
  return [
    main,
    ...aliases.map((alias) => ({ ...main, path: alias, menu: undefined })),
    ...(create ? [screen('create', create, { path: `${path}/create`, parent: path, menu: inMenu })] : []),
    // Who may see the list may read a record; who may edit it does so on the same page.
    ...(edit
      ? [
          screen('edit', edit, {
            path: `${path}/:id`,
            parent: path,
            guard: main.guard,
            prefetch: fetchRecord,
          }),
        ]
      : []),
  ]
}
