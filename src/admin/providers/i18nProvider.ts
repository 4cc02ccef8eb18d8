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

// All three languages have a form for one and one for several, also Japanese, which has no grammatical plural but
// leaves the number out for one.
const pluralRules = {
  pluralTypes: { oneOrMore: (count: number) => (count === 1 ? 0 : 1) },
  pluralTypeToLanguages: { oneOrMore: catalogueLanguages },
}

// Most people have this language, and others fall back to it.
bundleWords(vi)

const load = async (locale: string): Promise<TranslationMessages> => {
  const [messages] = await Promise.all([messagesOf(locale), loadFonts(locale)])
  return messages
}

const ours = /^[a-z_]+(\.[\w-]+)+$/

/**
 * Field names that only the API knows are shown as they are. A key of ours is one that is not among the first words and
 * should be: it is told in the console, which fails every browser test, and the next drawing has the words.
 */
function missing(key: string): string {
  if (ours.test(key)) {
    // biome-ignore lint/suspicious/noConsole: whoever looks for why a key is shown finds it there.
    console.error(`no words have come for ${key}`)
    loadAllWords().catch(() => undefined)
  }
  return key
}

/** The limits that rules name are read in groups: “1.000.000”. */
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
  // The last that was asked for stays, whichever comes last: words of a page may be on their way while somebody changes
  // the language.
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
