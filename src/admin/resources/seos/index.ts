import TravelExplore from '@mui/icons-material/TravelExplore'
import { guards } from '../../../domain/guards'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const seos: EntityProps = {
  name: 'seos',
  icon: TravelExplore,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./SeoList')),
  create: lazyPage(() => import('./SeoForm')),
  edit: lazyPage(() => import('./SeoForm')),
  options: {
    path: paths.seos,
    menu: { section: 'site' },
    list: { goKey: 'e' },
    imports: true,
    copy: { reset: ['url'] },
    pages: [
      {
        path: paths.seoPosts,
        title: 'resources.seos.title.posts',
        guard: guards.posts.list,
        parent: paths.seos,
        page: lazyPage(() => import('./PostWork')),
      },
    ],
  },
}
