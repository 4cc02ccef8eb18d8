import { login as en } from '../../../i18n/en/login'
import { login as ja } from '../../../i18n/ja/login'
import { login as vi } from '../../../i18n/vi/login'

/** The login page bundles its texts in every language, so that switching needs no request. */
export const strings = { vi, en, ja }

export type InterfaceLanguage = keyof typeof strings
export type Strings = typeof vi

export const languageNames: Record<InterfaceLanguage, string> = {
  vi: 'Tiếng Việt',
  en: 'English',
  ja: '日本語',
}

export const interfaceLanguages = Object.keys(strings) as InterfaceLanguage[]

const isLanguage = (value: string | null): value is InterfaceLanguage =>
  value !== null && Object.hasOwn(strings, value)

export function rememberedLanguage(): InterfaceLanguage {
  const kept = localStorage.getItem('current_language')
  return isLanguage(kept) ? kept : 'vi'
}

export function rememberLanguage(language: InterfaceLanguage): void {
  localStorage.setItem('current_language', language)
  document.documentElement.lang = language
}

export const siteName = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content
