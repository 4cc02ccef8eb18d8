import slugify from '@sindresorhus/slugify'
import { cleanLine } from './cleanText'

const longest = 1_000

/** At most so long, and cut neither behind a hyphen nor within a letter of two code units. */
export const cutSlug = (slug: string, most = 200): string =>
  slug.slice(0, most).replace(/[-\p{Surrogate}]+$/u, '')

/** `Cà phê sữa đá` → `ca-phe-sua-da`. Empty for scripts without romanization. */
export const slugOf = (title: string): string => cutSlug(slugify(cleanLine(title.slice(0, longest))))

/** Scripts that are not romanized here, but may appear in slugs. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Suggests a slug, in the title's own script if it has no romanization: `抹茶の淹れ方` stays as it is. */
export function slugFrom(title: string): string {
  if (!eastAsian.test(title.slice(0, longest))) return slugOf(title)
  const letters =
    cleanLine(title.slice(0, longest))
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu) ?? []
  const parts = letters.map((part) => (eastAsian.test(part) ? part : slugOf(part))).filter(Boolean)
  return cutSlug(parts.join('-'))
}
