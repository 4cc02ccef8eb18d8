/** How long a text is. Words stand between blanks; a mark by itself is none. Characters are what a reader sees as one. */
export function countText(text: string): { words: number; characters: number } {
  const shown = text.replace(/\s+/g, ' ').trim()
  const words = shown.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  // A letter and its marks, or the parts of an emoji, are one.
  const characters = [...shown.matchAll(/\P{M}\p{M}*(?:\u200D\P{M}\p{M}*)*/gu)].length
  return { words, characters }
}

/** Whether a language is written with blanks between its words. */
export const hasWords = (locale: string): boolean => !/^(ja|zh|th|km|lo|my)\b/.test(locale)
