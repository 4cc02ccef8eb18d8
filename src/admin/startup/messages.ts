import type { TranslationMessages } from 'react-admin'
import { rememberedLanguage } from './strings'

type LoadWords = () => Promise<{ default: TranslationMessages }>

/** The words of the shell and of the first list, and all others; see `build/messages`. */
interface Catalogue {
  first: LoadWords
  rest: LoadWords
}

/** The first words of Vietnamese, once the code has come that brings them. */
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

/** All words, once something has asked for them. */
let all: Promise<void> | undefined
const reloads = new Set<() => Promise<void>>()

async function fetchWords(locale: string, isWhole: boolean): Promise<TranslationMessages> {
  const { first, rest } = catalogues[locale] ?? vi
  const parts = await Promise.all([first(), ...(isWhole ? [rest()] : [])])
  return Object.assign({}, ...parts.map((part) => part.default))
}

/** All messages of `locale`. */
export const allMessagesOf = (locale: string): Promise<TranslationMessages> => fetchWords(locale, true)

/** The messages of `locale` that are needed so far. */
export async function messagesOf(locale: string): Promise<TranslationMessages> {
  const isWhole = all !== undefined
  const words = await fetchWords(locale, isWhole)
  // All may be wanted while these are on their way.
  return isWhole || !all ? words : allMessagesOf(locale)
}

/** `reload` is called when all words have come; awaited here when they are wanted already. */
export async function onWords(reload: () => Promise<void>): Promise<void> {
  reloads.add(reload)
  // They may have failed to come before there was a provider.
  if (all) await reload().catch(() => undefined)
}

async function fetchAll(): Promise<void> {
  try {
    // Also when nothing is drawn yet.
    await allMessagesOf(rememberedLanguage())
    await Promise.all([...reloads].map((reload) => reload()))
  } catch (error) {
    all = undefined
    throw error
  }
}

/** Loads all words; those that are there already cost nothing. */
export function loadAllWords(): Promise<void> {
  all ??= fetchAll()
  return all
}
