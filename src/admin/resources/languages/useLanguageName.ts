import { useCallback } from 'react'
import { useLocaleState } from 'react-admin'
import { languageName } from '../../../domain/language'

/** The same inside a sentence, where Vietnamese has no capital and others keep theirs. */
export function useLanguageInText(): (key: string) => string {
  const [locale] = useLocaleState()
  return useCallback(
    (key: string) => {
      const name = languageName(key, locale)
      return locale === 'vi' ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1) : name
    },
    [locale],
  )
}

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
