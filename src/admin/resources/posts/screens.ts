import type { PrefetchContext, Screen } from '../../components/screen'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'

const typeIdOf = ({ params }: PrefetchContext): number => Number(params.typeID)
/** What the address names, and where its posts are filed. */
const place = (context: PrefetchContext) =>
  Promise.all([
    prefetchList(context, 'types'),
    prefetchList(context, 'categories', { type_id: typeIdOf(context) }),
  ])

const list = {
  title: 'resources.posts.title',
  resource: 'posts',
  guard: 'list-posts',
  load: () => import('./PostList'),
  prefetch: (context) =>
    Promise.all([prefetchList(context, 'posts', { type_id: typeIdOf(context) }), place(context)]),
} satisfies Omit<Screen, 'path'>

/** The posts of a type, and the forms that write them. */
export const postScreens: Screen[] = [
  { ...list, path: '/posts/:typeID' },
  { ...list, path: '/posts/all-posts/:typeID' },
  {
    path: '/posts/add-new-post/:typeID',
    title: 'resources.posts.create_title',
    resource: 'posts',
    guard: 'create-posts',
    load: () => import('./PostCreate'),
    prefetch: place,
  },
  {
    path: '/posts/all-posts/:typeID/:id',
    title: 'resources.posts.edit_title',
    resource: 'posts',
    guard: 'update-posts',
    load: () => import('./PostEdit'),
    prefetch: (context) => Promise.all([prefetchRecord(context, 'posts', context.params.id), place(context)]),
  },
]
