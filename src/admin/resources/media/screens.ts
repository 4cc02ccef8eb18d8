import { guardOf } from '../../../domain/guards'
import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'

/** The window for choosing from the library. */
const picker: Screen = {
  path: '/media/picker',
  title: 'resources.media.picker.title',
  resource: 'media',
  guard: guardOf('media', 'list'),
  load: () => import('./Picker'),
  bare: true,
}

export const mediaScreens = [
  ...crudScreens('media', {
    path: paths.media,
    menu: [
      { section: 'content', group: 'media', label: 'layout.menu.media_library' },
      // The library with its upload panel open.
      { section: 'content', group: 'media', label: 'layout.menu.media_add', query: '?upload=1' },
    ],
    list: { load: () => import('./Library'), title: 'resources.media.library.title', goKey: 'm' },
  }),
  picker,
]
