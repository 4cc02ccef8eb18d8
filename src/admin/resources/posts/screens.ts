import { guardOf } from '../../../domain/guards'
import { crudScreens } from '../../components/crud/crudScreens'
import type { PrefetchContext, Screen } from '../../components/screen'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { fetchStyle } from './styles/parts'

const typeIdOf = ({ params }: PrefetchContext): number => Number(params.typeID)

/** Prefetches the post type with the code of its style, and its categories. */
const fetchPlace = (context: PrefetchContext, part: 'list' | 'form') =>
  Promise.all([
    fetchStyle(context, typeIdOf(context), part),
    prefetchList(context, 'categories', { type_id: typeIdOf(context) }),
  ])

/** The list of a type's posts, and their forms. */
export const postScreens = crudScreens('posts', {
  path: '/posts/all-posts/:typeID',
  aliases: ['/posts/:typeID'],
  menu: [{ label: 'resources.posts.title.list' }],
  list: {
    load: () => import('./PostList'),
    prefetch: (context) =>
      Promise.all([
        prefetchList(context, 'posts', { type_id: typeIdOf(context) }),
        fetchPlace(context, 'list'),
      ]),
  },
  create: {
    path: '/posts/add-new-post/:typeID',
    load: () => import('./PostCreate'),
    menu: { label: 'resources.posts.title.create' },
    prefetch: (context) => fetchPlace(context, 'form'),
  },
  edit: {
    load: () => import('./PostEdit'),
    prefetch: (context) =>
      Promise.all([prefetchRecord(context, 'posts', context.params.id), fetchPlace(context, 'form')]),
  },
  imports: true,
})

const planned = {
  title: 'resources.posts.title.calendar',
  guard: guardOf('posts', 'list'),
  load: () => import('./calendar/PostCalendar'),
} satisfies Omit<Screen, 'path'>

/** What comes out when, of all types or of one; what was approved. */
export const scheduleScreens: Screen[] = [
  { ...planned, path: '/posts/calendar', menu: { section: 'content', icon: 'calendar' } },
  { ...planned, path: '/posts/calendar/:typeID', parent: '/posts/all-posts/:typeID' },
  {
    path: '/posts/approved/:typeID',
    title: 'resources.posts.title.approved',
    guard: guardOf('posts', 'list'),
    parent: '/posts/all-posts/:typeID',
    menu: { label: 'resources.posts.title.approved', feature: 'approval', isLast: true },
    load: () => import('./approved/ApprovedList'),
  },
]
