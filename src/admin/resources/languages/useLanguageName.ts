import { useCallback } from 'react'
import { useLocaleState } from 'react-admin'
import { languageName } from '../../../domain/language'

/** What a language is called in the language of the interface, with a capital as names in a list have. */
export function useLanguageName(): (key: string) => string {
  const [locale] = useLocaleState()
  return useCallback(
    (key: string) => {
      const name = languageName(key, locale)
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
    },
    [locale],
  )
}
