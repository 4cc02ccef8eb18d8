import { cleanLine } from './cleanText'

/** Without accents, but with its capitals: `Cà Phê Đá` → `Ca Phe Da`. */
export const unmarked = (text: string): string =>
  cleanLine(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')

/** Lower case without accents, equal to the database's `fold()` of a clean text: `Cà Phê Đá` → `ca phe da`. */
export const fold = (text: string): string => unmarked(text).toLowerCase()

/** Whether the text contains each typed word, ignoring case and accents. */
export function foundIn(text: string, typed: string): boolean {
  const folded = fold(text)
  return fold(typed)
    .split(' ')
    .every((word) => folded.includes(word))
}
