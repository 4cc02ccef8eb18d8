import Translate from '@mui/icons-material/LanguageOutlined'
import type { ResourceDefinition } from 'react-admin'
import type { Language } from '../../../domain/languageSchema'
import { languageSample } from './sample'

/** The languages that the site is written in. */
export const languages: ResourceDefinition = {
  name: 'languages',
  icon: Translate,
  recordRepresentation: ({ name, key }: Language) => name || key,
  options: { sample: languageSample },
}
