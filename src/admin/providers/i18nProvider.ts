import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import type late from '../../../i18n/late/vi'
import vi from '../../../i18n/vi'
import { loadFonts } from '../theme/fonts'

type Catalogue = typeof vi
type Late = typeof late

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

/** Words that the first screen does not need: they are fetched with the code that says them. */
const lateLoaders: Record<string, () => Promise<Late>> = {
  vi: () => import('../../../i18n/late/vi').then((module) => module.default),
  en: () => import('../../../i18n/late/en').then((module) => module.default),
  ja: () => import('../../../i18n/late/ja').then((module) => module.default),
}
let isLateWanted = false
let current: I18nProvider | undefined

const load = async (locale: string): Promise<Catalogue> => {
  const [messages, late] = await Promise.all([
    loaders[locale]?.() ?? vi,
    isLateWanted ? lateLoaders[locale]?.() : undefined,
    loadFonts(locale),
  ])
  return { ...messages, ...late }
}

let adding: Promise<void> | undefined

/** Adds the late words, in every language from now on. */
export function loadLateWords(): Promise<void> {
  isLateWanted = true
  adding ??= current?.changeLocale(current.getLocale()).catch((error: unknown) => {
    adding = undefined
    throw error
  })
  return adding ?? Promise.resolve()
}

/** The code of a part whose words come late, together with them. */
export async function withLateWords<M>(code: Promise<M>): Promise<M> {
  const [module] = await Promise.all([code, loadLateWords()])
  return module
}

/** Translations with Vietnamese as fallback; the initial language is loaded before the first paint. */
export async function createI18nProvider(locale: string): Promise<I18nProvider> {
  const first = await load(locale).catch(() => vi)
  let isMade = false
  const made = polyglot((wanted) => (isMade ? load(wanted) : first), locale, locales, {
    // Field names that only the API knows are shown as they are.
    allowMissing: true,
    pluralRules,
  })
  isMade = true
  current = made
  adding = undefined
  return made
}
