import slugify from '@sindresorhus/slugify'
import { cleanLine } from './cleanText'

/** No title is longer; of a longer text the beginning is read. */
const longest = 1_000

/** A slug from a title: `Cà phê sữa đá` → `ca-phe-sua-da`. Empty for scripts without a romanisation. */
export const slugOf = (title: string): string => slugify(cleanLine(title.slice(0, longest))).slice(0, 200)

/** East Asian scripts are not romanised here, but a slug may be written in them. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** A suggested slug, in the title's own script where it has no romanisation: `抹茶の淹れ方` stays as it is. */
export function slugFrom(title: string): string {
  if (!eastAsian.test(title.slice(0, longest))) return slugOf(title)
  const letters =
    cleanLine(title.slice(0, longest))
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu) ?? []
  const parts = letters.map((part) => (eastAsian.test(part) ? part : slugOf(part))).filter(Boolean)
  return parts.join('-').slice(0, 200).replace(/-$/, '')
}
