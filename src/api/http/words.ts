import type { Locale } from './locale'

type Words = Record<string, unknown>

const languages = {
  vi: () => import('../../../i18n/vi'),
  en: () => import('../../../i18n/en'),
  ja: () => import('../../../i18n/ja'),
}

export const wordsOfLanguage = async (locale: Locale): Promise<Words> => (await languages[locale]()).default

export const wordAt = (words: unknown, ...path: string[]): string | undefined => {
  let found = words
  for (const name of path)
    found = typeof found === 'object' && found !== null ? (found as Words)[name] : undefined
  return typeof found === 'string' ? found : undefined
}
