/** Words are separated by spaces and contain a letter or digit; characters are what a reader sees as one. */
export function countText(text: string): { words: number; characters: number } {
  const shown = text.replace(/\s+/g, ' ').trim()
  const words = shown.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  // A letter with its marks, or a joined emoji, counts as one.
  const characters = [...shown.matchAll(/\P{M}\p{M}*(?:\u200D\P{M}\p{M}*)*/gu)].length
  return { words, characters }
}

export const hasWords = (locale: string): boolean => !/^(ja|zh|th|km|lo|my)\b/.test(locale)
