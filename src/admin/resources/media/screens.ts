import type { Screen } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

const common = { resource: 'media', guard: 'manage-media' } satisfies Partial<Screen>

/** The library, and the window in which other screens choose from it. */
export const mediaScreens: Screen[] = [
  {
    ...common,
    path: '/media/media-library',
    title: 'resources.media.library.title',
    load: () => import('./Library'),
    prefetch: (tools) => prefetchList(tools, 'media'),
  },
  {
    ...common,
    path: '/media/picker',
    title: 'resources.media.picker.title',
    load: () => import('./Picker'),
    bare: true,
  },
]
