import type { Area, Division, Divisions } from './divisions'
import { divisionName, divisionNameOf, meant } from './names'

/** Ambiguous parts of the text stay in `address`, the street line. */
export interface ParsedAddress {
  province: Division | null
  district: Division | null
  ward: Division | null
  address: string
}

interface Word {
  from: number
  to: number
  isFirst: boolean
}

/** Maximum words of a division's name, including its kind. */
const longest = 9
const readable = 1_000

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[^\s,;.()]+/g)) {
    const between = text.slice(end, index)
    // A lone dash separates; “Bà Rịa - Vũng Tàu” still matches as one name, because names are compared without dashes.
    if (/^[-–—]+$/.test(word)) continue
    words.push({
      from: index,
      to: index + word.length,
      isFirst: words.length === 0 || /[,;\n()–—]|\s-\s/.test(between),
    })
    end = index + word.length
  }
  return words
}

const divisionOf = ({ code, name }: Area): Division => ({ code, name })
const unlike = (a: string, b: string) => a.normalize('NFC').toLowerCase() !== b.normalize('NFC').toLowerCase()

/** Returns undefined if no area, or more than one, matches. */
function oneOf(areas: readonly Area[], text: string, isProvince: boolean): Area | undefined {
  const { kind, bare } = divisionNameOf(text)
  const wanted = isProvince ? meant(bare) : [bare]
  // A bare number may be a house number.
  if (!kind && /^\d*$/.test(bare)) return undefined
  const found = areas.filter(({ name }) => {
    const own = divisionName(name)
    if (!wanted.includes(own.bare)) return false
    // Province names are unique, and a province may have become a city since.
    return !kind || own.kind === kind || (isProvince && (kind === 'tinh' || kind === 'thanh pho'))
  })
  if (found.length < 2) return found[0]
  const exact = found.filter(({ name }) => !unlike(name, text.trim()))
  return exact.length === 1 ? exact[0] : undefined
}

/** The area that the last words name, and the words before them. */
function last(text: string, words: readonly Word[], areas: readonly Area[], isProvince = false) {
  const end = words.at(-1)
  if (!end) return undefined
  for (let count = Math.min(longest, words.length); count > 0; count--) {
    const first = words[words.length - count]
    if (!first) continue
    const said = text.slice(first.from, end.to)
    // Inside a phrase only a name with its kind is a division: “12 đường Hà Nội” is a street.
    if (!first.isFirst && !divisionNameOf(said).kind) continue
    if (/[,;\n]/.test(said)) continue
    const area = oneOf(areas, said, isProvince)
    if (area) return { area, rest: words.slice(0, -count) }
  }
  return undefined
}

/** Parses a typed address from its end: province, district, ward; the rest is the street. */
export function parseAddress(text: string, { scheme, provinces }: Divisions): ParsedAddress {
  const nothing = { province: null, district: null, ward: null, address: text.trim() }
  if (text.length > readable) return nothing
  const all = wordsOf(text)
  const { words, tail } = withoutTail(text, all)
  const found = last(text, words, provinces, true)
  if (!found) return nothing
  const { area: province } = found
  let { rest } = found
  let [district, ward]: (Area | undefined)[] = []
  if (scheme === 'pre2025') {
    const inProvince = last(text, rest, province.areas)
    if (inProvince) {
      district = inProvince.area
      rest = inProvince.rest
    } else district = districtOf(text, rest, province)
  }
  const within = scheme === '2025' ? province : district
  const inside = within && last(text, rest, within.areas)
  if (inside) {
    ward = inside.area
    rest = inside.rest
  }
  const street = text.slice(0, rest.at(-1)?.to ?? 0).trim()
  return {
    province: divisionOf(province),
    district: district ? divisionOf(district) : null,
    ward: ward ? divisionOf(ward) : null,
    address: [closed(text, street), tail].filter(Boolean).join(', '),
  }
}

/** Infers a missing district from a ward whose name is unique in the province. */
function districtOf(text: string, words: readonly Word[], province: Area): Area | undefined {
  const wards = province.areas.flatMap(({ areas }) => areas)
  const ward = last(text, words, wards)?.area
  return ward && province.areas.find(({ areas }) => areas.includes(ward))
}

/** Drops the country, and moves a postal code to the street line. */
function withoutTail(text: string, all: readonly Word[]): { words: readonly Word[]; tail: string } {
  const said = (from: number) => text.slice(all.at(from)?.from ?? 0, all.at(-1)?.to)
  const isCountry = (count: number) =>
    all.length > count &&
    /^(viet ?nam|vn)$/.test(divisionNameOf(said(-count)).bare) &&
    all.at(-count)?.isFirst
  const words = isCountry(2) ? all.slice(0, -2) : isCountry(1) ? all.slice(0, -1) : all
  const end = words.at(-1)
  const code = end && words.length > 1 ? text.slice(end.from, end.to) : ''
  return /^\d{5,6}$/.test(code) ? { words: words.slice(0, -1), tail: code } : { words, tail: '' }
}

const closed = (text: string, street: string): string => {
  const opens = street.split('(').length - street.split(')').length
  return opens > 0 && text.includes(')') ? `${street})` : street
}
