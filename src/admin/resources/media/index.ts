import Photo from '@mui/icons-material/PhotoLibraryOutlined'
import { guards } from '../../../domain/guards'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const media: EntityProps = {
  name: 'media',
  icon: Photo,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./Library')),
  options: {
    path: paths.media,
    menu: [
      { section: 'content', group: 'media', label: 'layout.menu.media_library' },
      // Opens the library with its upload panel.
      { section: 'content', group: 'media', label: 'layout.menu.media_add', query: '?upload=1' },
    ],
    list: { title: 'resources.media.library.title', goKey: 'm' },
    pages: [
      // The picker window, for choosing from the library.
      {
        path: '/media/picker',
        title: 'resources.media.picker.title',
        resource: 'media',
        guard: guards.media.list,
        page: lazyPage(() => import('./Picker')),
        bare: true,
      },
    ],
  },
}
