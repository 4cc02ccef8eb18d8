import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import vi from '../../../i18n/vi'
import { loadFonts } from '../theme/fonts'

type Catalogue = typeof vi

const loaders: Record<string, () => Promise<Catalogue>> = {
  vi: async () => vi,
  en: async () => (await import('../../../i18n/en')).default,
  ja: async () => (await import('../../../i18n/ja')).default,
}

export const locales = [
  { locale: 'vi', name: 'Tiếng Việt' },
  { locale: 'en', name: 'English' },
  { locale: 'ja', name: '日本語' },
]

// All three languages have a form for one and one for several, also Japanese, which has no grammatical plural but
// leaves the number out for one.
const pluralRules = {
  pluralTypes: { oneOrMore: (count: number) => (count === 1 ? 0 : 1) },
  pluralTypeToLanguages: { oneOrMore: Object.keys(loaders) },
}

const load = async (locale: string): Promise<Catalogue> => {
  const [messages] = await Promise.all([loaders[locale]?.() ?? vi, loadFonts(locale)])
  return messages
}

/** Translations with Vietnamese as fallback; the initial language is loaded before the first paint. */
export async function createI18nProvider(locale: string): Promise<I18nProvider> {
  const first = await load(locale).catch(() => vi)
  return polyglot((wanted) => (wanted === locale ? first : load(wanted)), locale, locales, {
    // Field names that only the API knows are shown as they are.
    allowMissing: true,
    pluralRules,
  })
}
