import english from 'ra-language-english'
import type { TranslationMessages } from 'react-admin'

export const ra: TranslationMessages['ra'] = english.ra
