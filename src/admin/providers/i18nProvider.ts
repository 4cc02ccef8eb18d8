import vi from 'messages:vi/first'
import polyglot from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { bundleWords, catalogueLanguages, loadAllWords, messagesOf, onWords } from '../startup/messages'
import { loadFonts } from '../theme/fonts'

export const locales = [
  { locale: 'vi', name: 'Tiếng Việt' },
  { locale: 'en', name: 'English' },
  { locale: 'ja', name: '日本語' },
]

// All three languages have a singular and a plural form; Japanese leaves the number out in the singular.
const pluralRules = {
  pluralTypes: { oneOrMore: (count: number) => (count === 1 ? 0 : 1) },
  pluralTypeToLanguages: { oneOrMore: catalogueLanguages },
}

// Bundled, since most users have this language and others fall back to it.
bundleWords(vi)

const load = async (locale: string): Promise<TranslationMessages> => {
  const [messages] = await Promise.all([messagesOf(locale), loadFonts(locale)])
  return messages
}

const ours = /^[a-z_]+(\.[\w-]+)+$/

/**
 * Shows field names that only the API knows as they are. For a key of ours that is missing among the first texts it
 * logs an error, which fails every browser test, and loads all texts.
 */
function missing(key: string): string {
  if (ours.test(key)) {
    // biome-ignore lint/suspicious/noConsole: whoever looks for why a key is shown finds it there.
    console.error(`no words have come for ${key}`)
    loadAllWords().catch(() => undefined)
  }
  return key
}

/** Groups the digits of limits in validation messages: “1.000.000”. */
const grouped = (params: Record<string, unknown> | undefined, locale: string) =>
  params &&
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'smart_count' ? value.toLocaleString(locale) : value,
    ]),
  )

/** Translations with Vietnamese as fallback; the initial language is loaded before the first paint. */
export async function createI18nProvider(locale: string): Promise<I18nProvider> {
  const first = await load(locale).catch(() => vi)
  // The provider reads its first messages synchronously.
  const read = (wanted: string): TranslationMessages | Promise<TranslationMessages> =>
    isRead ? load(wanted) : first
  let isRead = false
  const provider = polyglot(read, locale, locales, {
    onMissingKey: missing,
    pluralRules,
  })
  isRead = true
  const { translate, changeLocale } = provider
  let asked = locale
  // The last requested language wins, even when texts requested earlier arrive after it.
  provider.changeLocale = async (wanted) => {
    asked = wanted
    try {
      await load(wanted)
      if (asked === wanted) await changeLocale(wanted)
    } catch (error) {
      if (asked === wanted) asked = provider.getLocale()
      throw error
    }
  }
  provider.translate = (key, params) =>
    translate(key, key.startsWith('validation.') ? grouped(params, provider.getLocale()) : params)
  await onWords(() => provider.changeLocale(asked))
  return provider
}
