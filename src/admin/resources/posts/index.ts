import Article from '@mui/icons-material/ArticleOutlined'
import { guards } from '../../../domain/guards'
import { paths } from '../../components/screens/paths'
import type { PrefetchContext } from '../../components/screens/screen'
import type { EntityProps } from '../../components/screens/screensOf'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'
import { fetchStyle } from './styles/parts'

const typeIdOf = ({ params }: PrefetchContext): number => Number(params.typeID)

const fetchPlace = (context: PrefetchContext, part: 'list' | 'form') =>
  Promise.all([
    fetchStyle(context, typeIdOf(context), part),
    prefetchList(context, 'categories', { type_id: typeIdOf(context) }),
  ])

const listPath = '/posts/all-posts/:typeID'
const calendar = {
  title: 'resources.posts.title.calendar',
  guard: guards.posts.list,
  page: lazyPage(() => import('./calendar/PostCalendar')),
}

export const posts: EntityProps = {
  name: 'posts',
  icon: Article,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./PostList'), 'first'),
  create: lazyPage(() => import('./PostCreate')),
  edit: lazyPage(() => import('./PostEdit')),
  options: {
    path: listPath,
    aliases: ['/posts/:typeID'],
    menu: { label: 'resources.posts.title.list' },
    list: {
      prefetch: (context) =>
        Promise.all([
          prefetchList(context, 'posts', { type_id: typeIdOf(context) }),
          fetchPlace(context, 'list'),
        ]),
    },
    create: {
      path: '/posts/add-new-post/:typeID',
      menu: { label: 'resources.posts.title.create' },
      prefetch: (context) => fetchPlace(context, 'form'),
    },
    edit: {
      prefetch: (context) =>
        Promise.all([prefetchRecord(context, 'posts', context.params.id), fetchPlace(context, 'form')]),
    },
    imports: true,
    copy: { marked: 'title', reset: ['slug', 'status', 'code'] },
    pages: [
      { ...calendar, path: paths.calendar(), menu: { section: 'content', icon: 'calendar' } },
      { ...calendar, path: '/posts/calendar/:typeID', parent: listPath },
      {
        path: '/posts/approved/:typeID',
        title: 'resources.posts.title.approved',
        guard: guards.posts.list,
        parent: listPath,
        menu: { label: 'resources.posts.title.approved', feature: 'approval', isLast: true },
        page: lazyPage(() => import('./approved/ApprovedList')),
      },
    ],
  },
}
