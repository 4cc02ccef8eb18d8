import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

/** What visitors send comes from the site: there is no form for a new one. */
export const feedbackScreens = crudScreens('feedback', {
  path: paths.feedback,
  menu: { section: 'content', waits: ['feedback'] },
  list: { load: () => import('./FeedbackList'), goKey: 'f' },
  edit: () => import('./FeedbackPage'),
})
