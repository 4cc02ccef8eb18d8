import type { TranslationMessages } from 'react-admin'
import { rememberedLanguage } from '../pages/login/strings'

type Load = () => Promise<{ default: TranslationMessages }>

/** The two parts of each language; see `build/messages`. */
const parts: Record<string, { first: Load; rest: Load }> = {
  vi: { first: () => import('messages:vi/first'), rest: () => import('messages:vi/rest') },
  en: { first: () => import('messages:en/first'), rest: () => import('messages:en/rest') },
  ja: { first: () => import('messages:ja/first'), rest: () => import('messages:ja/rest') },
}

export const languages = Object.keys(parts)

let completing: Promise<unknown> | undefined
const reloads = new Set<() => Promise<void>>()

/** The messages of `locale` that are needed so far. */
export async function messagesOf(locale: string): Promise<TranslationMessages> {
  const { first, rest } = parts[locale] ?? (parts.vi as (typeof parts)[string])
  const [some, others] = await Promise.all([first(), completing && rest()])
  return { ...some.default, ...others?.default }
}

/** `reload` is called once when all messages are needed; awaited here when they already are. */
export async function onComplete(reload: () => Promise<void>): Promise<void> {
  reloads.add(reload)
  // Whoever failed to load them tries again.
  await completing?.then(reload).catch(() => undefined)
}

/** Loads what is not part of the first list; every later page waits for it with its code. */
export function completeMessages(): Promise<unknown> {
  completing ??= Promise.all([
    // Also when nothing is drawn yet.
    parts[rememberedLanguage()]?.rest(),
    Promise.resolve().then(() => Promise.all([...reloads].map((reload) => reload()))),
  ]).catch((error: unknown) => {
    completing = undefined
    throw error
  })
  return completing
}
