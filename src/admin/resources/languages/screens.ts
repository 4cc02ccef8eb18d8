import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

/** The languages of the site; adding and deleting happen in the list. */
export const languageScreens: Screen[] = [
  {
    path: paths.languages,
    title: 'resources.languages.title',
    resource: 'languages',
    guard: 'manage-languages',
    load: () => import('./LanguageList'),
    prefetch: (tools) => prefetchList(tools, 'languages'),
  },
]
