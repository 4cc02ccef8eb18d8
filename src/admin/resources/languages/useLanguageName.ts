import { useCallback } from 'react'
import { useLocaleState } from 'react-admin'
import { languageName } from '../../../domain/language'

/** A language's name inside a sentence, where Vietnamese has it in lower case. */
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
