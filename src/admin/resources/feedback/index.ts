import MarkunreadMailbox from '@mui/icons-material/MarkunreadMailboxOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

/** Messages come from the site, so there is no create form. */
export const feedback: EntityProps = {
  name: 'feedback',
  icon: MarkunreadMailbox,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./FeedbackList')),
  edit: lazyPage(() => import('./FeedbackPage')),
  options: {
    path: paths.feedback,
    menu: { section: 'content', waits: ['feedback'] },
    list: { goKey: 'f' },
  },
}
