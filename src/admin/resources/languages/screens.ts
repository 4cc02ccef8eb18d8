import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

/** The languages of the site; adding and deleting happen in the list, for those who manage them. */
export const languageScreens = crudScreens('languages', {
  path: paths.languages,
  menu: { group: 'settings', section: 'admin', label: 'resources.languages.name' },
  list: { load: () => import('./LanguageList'), guard: 'manage-languages', goKey: 'l' },
})
