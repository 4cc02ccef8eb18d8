import Translate from '@mui/icons-material/LanguageOutlined'
import type { Language } from '../../../domain/languageSchema'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

/** The languages that the site is written in; adding and deleting happen in the list, for those who manage them. */
export const languages: EntityProps = {
  name: 'languages',
  icon: Translate,
  recordRepresentation: ({ name, key }: Language) => name || key,
  list: lazyPage(() => import('./LanguageList')),
  options: {
    path: paths.languages,
    menu: { group: 'settings', section: 'admin', label: 'resources.languages.name' },
    list: { guard: 'manage-languages', goKey: 'l' },
  },
}
