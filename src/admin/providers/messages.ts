import type { TranslationMessages } from 'react-admin'
import { rememberedLanguage } from '../pages/login/strings'

/** What the first list needs, and how the other parts are loaded; see `build/messages`. */
interface Catalogue {
  default: TranslationMessages
  parts: Record<string, () => Promise<{ default: TranslationMessages }>>
}

const vi = (): Promise<Catalogue> => import('messages:vi')
const catalogues: Record<string, () => Promise<Catalogue>> = {
  vi,
  en: () => import('messages:en'),
  ja: () => import('messages:ja'),
}

export const languages = Object.keys(catalogues)

/** The words of each language that have come so far, and of which parts they are. */
const come: Record<string, { words: TranslationMessages; parts: Set<string> }> = {}
/** The parts that code has asked for, until they can be drawn. */
const wanted = new Map<string, Promise<void>>()
const all = 'all'
const reloads = new Set<() => Promise<void>>()

async function fetchWords(locale: string, names: readonly string[]): Promise<void> {
  const { default: first, parts } = await (catalogues[locale] ?? vi)()
  const loaded = await Promise.all(names.map(async (name) => (await parts[name]?.())?.default))
  const known = come[locale]
  come[locale] = {
    words: Object.assign({}, known?.words ?? first, ...loaded),
    parts: new Set([...(known?.parts ?? []), ...names]),
  }
}

/** The messages of `locale` that are needed so far. */
export async function messagesOf(locale: string): Promise<TranslationMessages> {
  // More may be wanted while these are on their way.
  for (;;) {
    const missing = [...wanted.keys()].filter((name) => !come[locale]?.parts.has(name))
    if (come[locale] && !missing.length) return come[locale].words
    await fetchWords(locale, missing)
  }
}

/** All messages of `locale`. */
export async function allMessagesOf(locale: string): Promise<TranslationMessages> {
  const { default: first, parts } = await (catalogues[locale] ?? vi)()
  return { ...first, ...(await parts[all]?.())?.default }
}

/** `reload` is called whenever words have come; awaited here when some are wanted already. */
export async function onWords(reload: () => Promise<void>): Promise<void> {
  reloads.add(reload)
  // Whoever failed to load them tries again.
  if (wanted.size) await reload().catch(() => undefined)
}

async function fetchFresh(names: readonly string[]): Promise<void> {
  try {
    // Also when nothing is drawn yet.
    await fetchWords(rememberedLanguage(), names)
    await Promise.all([...reloads].map((reload) => reload()))
  } catch (error) {
    // They must not hold up the words of other pages.
    for (const name of names) wanted.delete(name)
    throw error
  }
}

/** Loads parts of the words; those that are there already cost nothing. */
async function loadWords(names: readonly string[]): Promise<void> {
  const fresh = names.filter((name) => !wanted.has(name))
  const coming = fresh.length ? fetchFresh(fresh) : undefined
  if (coming) for (const name of fresh) wanted.set(name, coming)
  await Promise.all(names.map((name) => wanted.get(name)))
}

/** Code, once the words that it names are there too. The build puts it around every `import(…)`. */
export const withWords = async <T>(code: Promise<T>, names: readonly string[]): Promise<T> =>
  (await Promise.all([code, loadWords(names)]))[0]

/** Loads the words about some entities, for what the API answers about any of them. */
export const loadWordsAbout = (entities: readonly string[]): Promise<void> =>
  loadWords(entities.map((entity) => `resources.${entity}`))

/** Loads all words. */
export const completeMessages = (): Promise<void> => loadWords([all])
