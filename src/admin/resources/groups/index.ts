import Bookmarks from '@mui/icons-material/BookmarksOutlined'
import { collectionFeature, type GroupStyle } from '../../../domain/group'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

/** More users may read groups (to choose one for a post); the lists are for those who manage them. */
const guard = 'list-groups'

const ofStyle = (
  style: GroupStyle,
  options: Omit<EntityProps['options'], 'path' | 'only' | 'copy'>,
): EntityProps => ({
  name: 'groups',
  icon: Bookmarks,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./GroupList')),
  create: lazyPage(() => import('./GroupForm')),
  edit: lazyPage(() => import('./GroupForm')),
  options: {
    path: paths.groups(':typeID', style),
    only: { style },
    copy: { marked: 'title', reset: ['slug', 'sort'] },
    ...options,
  },
})

export const groups: readonly EntityProps[] = [
  ofStyle('field', {
    as: 'field',
    menu: { feature: 'data_groups', label: 'resources.groups.as.field.name' },
    // Includes the rights for fields, which users reach from this list.
    list: { guard: ['list-groups', 'list-fields', 'create-fields'] },
  }),
  ofStyle('article', {
    // The menu calls these “product group” or “course group” by the style of the type.
    menu: { feature: Object.values(collectionFeature) },
    list: { guard },
  }),
  ofStyle('trademark', {
    as: 'trademark',
    menu: { feature: 'trademarks', label: 'resources.groups.as.trademark.name' },
    list: { guard },
  }),
]
