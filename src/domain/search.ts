import { cleanLine } from './cleanText'
import { fold } from './fold'
import { diallable, normalizePhone } from './phone'

export const longestSearch = 200
/** Further words are ignored. */
const maxWords = 8

export interface Terms {
  text: string
  /** Folded words, longest first because they are rarer. Hyphens separate words, as in slugs. */
  words: string[]
  /** The stored form, if the text looks like a phone number. */
  phone?: string
}

/** Ignores accents, case and extra spaces. */
export function termsOf(typed: string): Terms {
  const text = fold(typed)
  const words = [...new Set(text.split(/[\s-]+/).filter(Boolean))].slice(0, maxWords)
  const phone = phoneIn(cleanLine(typed))
  return { text, words: words.sort((a, b) => b.length - a.length), ...(phone && { phone }) }
}

/** Parses a phone number, whole or its beginning or end: `+84 912 34` → `091234`. */
function phoneIn(typed: string): string | undefined {
  const whole = diallable(typed)
  if (whole) return whole.replace(/#.*/, '')
  const bare = normalizePhone(typed)
  if (!/^\+?\d{3,}$/.test(bare)) return undefined
  return bare.replace(/^(?:\+84|0084)0?/, '0').replace(/^00/, '+')
}

/** 0: the text starts with the search; 1: its words do; 2: it contains all words. */
export type Rank = 0 | 1 | 2

/** Returns `undefined` if a word is missing. */
export function rankOf(text: string, { text: typed, words }: Terms): Rank | undefined {
  const folded = fold(text)
  if (typed === '' || folded.startsWith(typed)) return 0
  if (words.every((word) => ` ${folded}`.includes(` ${word}`))) return 1
  // One or two letters inside a word match too much.
  return words.every((word) => (isTooShort(word) ? ` ${folded}`.includes(` ${word}`) : folded.includes(word)))
    ? 2
    : undefined
}

/** Matched only at the start of words. */
export const isTooShort = (word: string): boolean => [...word].length < 3

export interface Hit {
  kind: string
  id: number
  title: string
  subtitle: string
  image: string
  /** Further parameters of the record's address. */
  url_params: Record<string, string | number>
}
