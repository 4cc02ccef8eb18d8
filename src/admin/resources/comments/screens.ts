import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

/** Readers write under posts, staff answer in the thread: there is no form for a new one. */
export const commentScreens = crudScreens('comments', {
  path: paths.comments,
  menu: { section: 'content', waits: ['comments'] },
  list: { load: () => import('./CommentList'), goKey: 'b' },
  edit: () => import('./CommentPage'),
})
