import { crudScreens } from '../../components/crud/crudScreens'
import type { PrefetchContext } from '../../components/screen'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'

const fetchGroup = (context: PrefetchContext) =>
  Promise.all([prefetchList(context, 'types'), prefetchRecord(context, 'groups', context.params.groupID)])

/** The fields of a data group, which stand under it in the address. */
export const fieldScreens = crudScreens('fields', {
  path: '/posts/data-group/:typeID/data-field/:groupID',
  list: {
    load: () => import('./FieldList'),
    parent: '/posts/data-group/:typeID',
    // More people may read fields (to write posts); this list is for those who manage them.
    guard: 'list-fields',
    prefetch: (context) =>
      Promise.all([
        fetchGroup(context),
        prefetchList(context, 'fields', { group_id: Number(context.params.groupID) }),
      ]),
  },
  create: { load: () => import('./FieldCreate'), prefetch: fetchGroup },
  edit: {
    load: () => import('./FieldEdit'),
    prefetch: (context) =>
      Promise.all([fetchGroup(context), prefetchRecord(context, 'fields', context.params.id)]),
  },
})
