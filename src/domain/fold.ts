import { cleanLine } from './cleanText'

/** Lower case without accents, as the database's `fold()` does it with a text that is clean: `Cà Phê Đá` → `ca phe da`. */
export const fold = (text: string): string =>
  cleanLine(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()

/** Whether each typed word is somewhere in a text, whatever its case and accents. */
export function foundIn(text: string, typed: string): boolean {
  const folded = fold(text)
  return fold(typed)
    .split(' ')
    .every((word) => folded.includes(word))
}
