import Category from '@mui/icons-material/CategoryOutlined'
import type { PostType } from '../../../domain/typeSchema'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const types: EntityProps = {
  name: 'types',
  icon: Category,
  recordRepresentation: ({ title }: PostType) => title,
  list: lazyPage(() => import('./TypeList')),
  create: lazyPage(() => import('./TypeCreate')),
  edit: lazyPage(() => import('./TypeEdit')),
  options: {
    path: paths.types,
    aliases: ['/post-type'],
    menu: { group: 'settings', section: 'admin', label: 'resources.types.name' },
    // More users may read types (to write posts); this list is for those who manage them.
    list: { guard: 'list-types', goKey: 't' },
    copy: { marked: 'title', reset: ['slug'] },
  },
}
