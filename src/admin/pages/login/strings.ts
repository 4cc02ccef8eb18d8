import { login as en } from '../../../../i18n/en/login'
import { login as ja } from '../../../../i18n/ja/login'
import { login as vi } from '../../../../i18n/vi/login'

/** The login page carries its few words in every language, so that switching needs no request. */
export const strings = { vi, en, ja }

export type Language = keyof typeof strings
export type Strings = typeof vi

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { vi: 'Tiếng Việt', en: 'English', ja: '日本語' }

export const languages = Object.keys(strings) as Language[]

const isLanguage = (value: string | null): value is Language =>
  value !== null && Object.hasOwn(strings, value)

/** What this person chose last; Vietnamese unless told otherwise (spec §1). */
export function rememberedLanguage(): Language {
  const kept = localStorage.getItem('current_language')
  return isLanguage(kept) ? kept : 'vi'
}

/** Keeps the choice for the next visit and tells the browser. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem('current_language', language)
  document.documentElement.lang = language
}
