import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { headline } from '../../components/voices/headline'
import { lazyPage } from '../../startup/lazyPage'

/** Readers write under posts, staff answer in the thread: there is no form for a new one. */
export const comments: EntityProps = {
  name: 'comments',
  icon: ForumOutlined,
  recordRepresentation: headline,
  list: lazyPage(() => import('./CommentList')),
  edit: lazyPage(() => import('./CommentPage')),
  options: {
    path: paths.comments,
    menu: { section: 'content', waits: ['comments'] },
    list: { goKey: 'b' },
  },
}
