import type { Language } from '../../../../domain/languageSchema'
import * as effects from '../../../../domain/listEffects'
import { special } from './call'

type Defaultable = { id: number; is_default: boolean }

export const languageCalls = {
  setDefaultLanguage: special({
    call: (http, key: string) =>
      http<{ data: Language }>(`/languages/${encodeURIComponent(key)}/default`, { method: 'PATCH' }),
    // The previous default has a new version too, which only the server knows.
    effect: (lists, { data }) =>
      lists.changed('languages', (page) =>
        effects.defaulted(page as effects.CachedPage<Defaultable>, data.id),
      ),
  }),
}
