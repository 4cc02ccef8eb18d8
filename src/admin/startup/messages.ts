import type { TranslationMessages } from 'react-admin'
import { rememberedLanguage } from './strings'

type LoadWords = () => Promise<{ default: TranslationMessages }>

/** `first` has the texts of the shell and the first list, `rest` all others; see `build/messages`. */
interface Catalogue {
  first: LoadWords
  rest: LoadWords
}

/** First texts in Vietnamese, set by the module that bundles them. */
let bundled: TranslationMessages | undefined
export const bundleWords = (words: TranslationMessages): void => {
  bundled = words
}

const vi: Catalogue = {
  first: async () => (bundled ? { default: bundled } : import('messages:vi/first')),
  rest: () => import('messages:vi/rest'),
}
const catalogues: Record<string, Catalogue> = {
  vi,
  en: { first: () => import('messages:en/first'), rest: () => import('messages:en/rest') },
  ja: { first: () => import('messages:ja/first'), rest: () => import('messages:ja/rest') },
}

export const catalogueLanguages = Object.keys(catalogues)

/** Pending or done once all texts have been requested. */
let all: Promise<void> | undefined
const reloads = new Set<() => Promise<void>>()

async function fetchWords(locale: string, isWhole: boolean): Promise<TranslationMessages> {
  const { first, rest } = catalogues[locale] ?? vi
  const parts = await Promise.all([first(), ...(isWhole ? [rest()] : [])])
  return Object.assign({}, ...parts.map((part) => part.default))
}

export const allMessagesOf = (locale: string): Promise<TranslationMessages> => fetchWords(locale, true)

/** The messages of `locale`: the first ones, or all once these were requested. */
export async function messagesOf(locale: string): Promise<TranslationMessages> {
  const isWhole = all !== undefined
  const words = await fetchWords(locale, isWhole)
  // All texts may have been requested meanwhile.
  return isWhole || !all ? words : allMessagesOf(locale)
}

/** Registers `reload`, called once all texts have loaded; awaits it if they were requested before. */
export async function onWords(reload: () => Promise<void>): Promise<void> {
  reloads.add(reload)
  // Loading may have failed before there was a provider.
  if (all) await reload().catch(() => undefined)
}

async function fetchAll(): Promise<void> {
  try {
    // Loads them even while no provider is registered.
    await allMessagesOf(rememberedLanguage())
    await Promise.all([...reloads].map((reload) => reload()))
  } catch (error) {
    all = undefined
    throw error
  }
}

/** Loads all texts once; a failed load is repeated by the next call. */
export function loadAllWords(): Promise<void> {
  all ??= fetchAll()
  return all
}
