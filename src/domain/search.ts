import { cleanLine } from './cleanText'
import { fold } from './fold'
import { diallable, normalizePhone } from './phone'

/** The longest text that is searched for, in characters. */
export const longestSearch = 200
/** Most words of a search that are looked at. */
const maxWords = 8

/** What a person typed into a search, taken apart. */
export interface Terms {
  /** All of it, folded. */
  text: string
  /** Its folded words, long ones first: they are rarer. A hyphen parts words too, as in a slug. */
  words: string[]
  /** What was typed, when it looks like a phone number: as phones are stored. */
  phone?: string
}

/** Takes a search apart; accents, case and surplus spaces do not matter. */
export function termsOf(typed: string): Terms {
  const text = fold(typed)
  const words = [...new Set(text.split(/[\s-]+/).filter(Boolean))].slice(0, maxWords)
  const phone = phoneIn(cleanLine(typed))
  return { text, words: words.sort((a, b) => b.length - a.length), ...(phone && { phone }) }
}

/** A phone number in any writing, whole or its beginning or end: `+84 912 34` → `091234`. */
function phoneIn(typed: string): string | undefined {
  const whole = diallable(typed)
  if (whole) return whole.replace(/#.*/, '')
  const bare = normalizePhone(typed)
  if (!/^\+?\d{3,}$/.test(bare)) return undefined
  return bare.replace(/^(?:\+84|0084)0?/, '0').replace(/^00/, '+')
}

/** How well a text fits: it begins with what was typed, its words do, or it has it somewhere. */
export type Rank = 0 | 1 | 2

/** The rank of a text under a search; `undefined` when a word is missing. */
export function rankOf(text: string, { text: typed, words }: Terms): Rank | undefined {
  const folded = fold(text)
  if (typed === '' || folded.startsWith(typed)) return 0
  if (words.every((word) => ` ${folded}`.includes(` ${word}`))) return 1
  // One or two letters inside of a word say nothing.
  return words.every((word) => (isTooShort(word) ? ` ${folded}`.includes(` ${word}`) : folded.includes(word)))
    ? 2
    : undefined
}

/** Too short to be looked for inside of a word. */
export const isTooShort = (word: string): boolean => [...word].length < 3

/** A record that a search found. */
export interface Hit {
  /** The entity. */
  kind: string
  id: number
  title: string
  subtitle: string
  image: string
  /** What the address of the record needs besides its id. */
  url_params: Record<string, string | number>
}
