import { guardOf } from '../../../domain/guards'
import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'

/** The posts that search engines show badly. */
const posts: Screen = {
  path: paths.seoPosts,
  title: 'resources.seos.title.posts',
  guard: guardOf('posts', 'list'),
  parent: paths.seos,
  load: () => import('./PostWork'),
}

export const seoScreens = [
  ...crudScreens('seos', {
    path: paths.seos,
    menu: { section: 'site' },
    list: { load: () => import('./SeoList'), goKey: 'e' },
    create: () => import('./SeoForm'),
    edit: () => import('./SeoForm'),
    imports: true,
  }),
  posts,
]
