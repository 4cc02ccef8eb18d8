import { crudScreens } from '../../components/crud/crudScreens'
import type { PrefetchContext } from '../../components/screen'
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
  menu: [
    { label: 'resources.posts.title.list' },
    {
      label: 'resources.posts.title.approved',
      feature: 'approval',
      query: `?filter=${encodeURIComponent('{"status":"published"}')}`,
      isLast: true,
    },
  ],
  list: {
    load: Object.assign(() => import('./PostList'), { hasFirstMessages: true } as const),
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
