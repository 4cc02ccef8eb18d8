import { collectionFeature, type GroupStyle } from '../../../domain/group'
import type { Guard } from '../../../domain/permissions'
import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'
import type { PrefetchContext } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

const place = (style: GroupStyle) => ({
  path: paths.groups(':typeID', style),
  only: { style },
})

/** More people may read groups (to choose one for a post); the lists are for those who manage them. */
const listed = (style: GroupStyle, guard: Guard = 'list-groups') => ({
  guard,
  prefetch: ({ params, ...tools }: PrefetchContext) =>
    prefetchList(tools, 'groups', { type_id: Number(params.typeID), style }),
})

/** The groups of a post type: data groups, collections of its posts, trademarks. */
export const groupScreens = [
  ...crudScreens('groups', {
    ...place('field'),
    as: 'field',
    menu: { feature: 'data_groups', label: 'resources.groups.as.field.name' },
    // Their fields are reached from it.
    list: {
      load: () => import('./GroupList'),
      ...listed('field', ['list-groups', 'list-fields', 'create-fields']),
    },
    create: () => import('./GroupForm'),
    edit: () => import('./GroupForm'),
  }),
  ...crudScreens('groups', {
    ...place('article'),
    // The menu says “product group” and “course group” of types of that style.
    menu: { feature: Object.values(collectionFeature) },
    list: { load: () => import('./GroupList'), ...listed('article') },
    create: () => import('./GroupForm'),
    edit: () => import('./GroupForm'),
  }),
  ...crudScreens('groups', {
    ...place('trademark'),
    as: 'trademark',
    menu: { feature: 'trademarks', label: 'resources.groups.as.trademark.name' },
    list: { load: () => import('./GroupList'), ...listed('trademark') },
    create: () => import('./GroupForm'),
    edit: () => import('./GroupForm'),
  }),
]
