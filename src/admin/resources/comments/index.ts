import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { headline } from '../../components/voices/headline'
import { lazyPage } from '../../startup/lazyPage'

/** Readers write under posts and staff answer in the thread, so there is no create form. */
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
