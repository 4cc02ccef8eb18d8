import Translate from '@mui/icons-material/LanguageOutlined'
import type { Language } from '../../../domain/languageSchema'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

/** Languages of the site, added and deleted in their list by those who manage them. */
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
