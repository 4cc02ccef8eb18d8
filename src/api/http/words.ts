import type { Locale } from './locale'

type Words = Record<string, unknown>

const languages = {
  vi: () => import('../../../i18n/vi'),
  en: () => import('../../../i18n/en'),
  ja: () => import('../../../i18n/ja'),
}

/** All words of a language, also those that only screens have; loaded when first asked for. */
export const wordsOfLanguage = async (locale: Locale): Promise<Words> => (await languages[locale]()).default

/** The word under a path; `undefined` where there is none. */
export const wordAt = (words: unknown, ...path: string[]): string | undefined => {
  let found = words
  for (const name of path)
    found = typeof found === 'object' && found !== null ? (found as Words)[name] : undefined
  return typeof found === 'string' ? found : undefined
}
