import type { Language } from '../../../domain/languageSchema'

/** A language for the rehearsal of its list. */
export const languageSample: Language = {
  id: 1,
  version: 1,
  key: 'vi',
  name: 'Sample',
  sort: 0,
  is_default: false,
}
