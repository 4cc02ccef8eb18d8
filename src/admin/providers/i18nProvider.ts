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

// One thing and several are said differently in all three, also where the grammar has no plural: Japanese
// leaves the number out for one.
const pluralRules = {
  pluralTypes: { oneOrMore: (count: number) => (count === 1 ? 0 : 1) },
  pluralTypeToLanguages: { oneOrMore: Object.keys(loaders) },
}

const load = async (locale: string): Promise<Catalogue> => {
  const [messages] = await Promise.all([loaders[locale]?.() ?? vi, loadFonts(locale)])
  return messages
}

/** Translations with Vietnamese always at hand; the language to start with is loaded before the first paint. */
export async function createI18nProvider(locale: string): Promise<I18nProvider> {
  const first = await load(locale).catch(() => vi)
  return polyglot((wanted) => (wanted === locale ? first : load(wanted)), locale, locales, {
    // Field names that the API knows and a form does not are shown as they are.
    allowMissing: true,
    pluralRules,
  })
}
