import { type Sheet, type SheetColumn, sheetKeysOf } from '../../../../domain/sheets'
import { headingsIn, isNamed } from '../../../../domain/sheets/headings'
import { layoutOf, meaningIn } from '../../../../domain/sheets/layouts/layout'
import type { RawRow } from '../read/limits'
import { bare, type EntityWords, titleIn } from './words'

/** Field of each column in the file; `null` skips the column. */
export type Mapping = readonly (string | null)[]

export interface Guess {
  mapping: Mapping
  /** For ambiguous columns the candidate field; the user decides. */
  doubts: Mapping
}

/** Ways to match a title to a field, the most certain first. */
type Names = (title: string) => (field: string) => boolean

/** Titles of a known layout, then own names in any language, then other names. */
function waysOf(sheet: Sheet, columns: readonly SheetColumn[], languages: readonly EntityWords[]): Names[] {
  const own = new Map(
    columns.map(({ field }) => [
      field,
      headingsIn([field, ...languages.map((words) => titleIn(words, field))]),
    ]),
  )
  const others = new Map(columns.map(({ field }) => [field, headingsIn(sheet.names?.[field] ?? [])]))
  const by = (names: ReadonlyMap<string, ReadonlySet<string>>): Names => {
    return (title) => (field) => isNamed(title, names.get(field) ?? new Set())
  }
  return [by(own), by(others)]
}

/**
 * Guesses the field of each title: by known layouts, then own titles in every language, then other names, always as a
 * whole. If two titles match a field equally well, neither is taken; for amounts neither, however well they match.
 */
export function guess(
  titles: readonly string[],
  sheet: Sheet,
  columns: readonly SheetColumn[],
  languages: readonly EntityWords[],
): Guess {
  const mapping: (string | null)[] = titles.map(() => null)
  const doubts: (string | null)[] = titles.map(() => null)
  const layout = layoutOf(titles, sheet.layouts)
  const told = titles.map((title) => (layout && title ? meaningIn(layout, title) : undefined))
  const isFree = (field: string) => !mapping.includes(field) && !doubts.includes(field)
  const settle = (fits: (at: number, field: string) => boolean) => {
    const wanted = new Map<string, number[]>()
    for (const at of titles.keys()) {
      if (!titles[at] || mapping[at] || doubts[at]) continue
      const found = columns.find(({ field }) => isFree(field) && fits(at, field))?.field
      if (found) wanted.set(found, [...(wanted.get(found) ?? []), at])
    }
    for (const [field, places] of wanted)
      for (const at of places) (places.length > 1 ? doubts : mapping)[at] = field
  }
  settle((at, field) => told[at] === field)
  const [own, others] = waysOf(sheet, columns, languages).map((way) => titles.map(way))
  const isAmount = (field: string) => columns.find((each) => each.field === field)?.kind === 'money'
  const isOpen = (at: number) => told[at] === undefined
  settle(
    (at, field) => isOpen(at) && Boolean(own?.[at]?.(field) || (isAmount(field) && others?.[at]?.(field))),
  )
  settle((at, field) => isOpen(at) && Boolean(others?.[at]?.(field)))
  return { mapping: withoutId(mapping, sheet, columns), doubts }
}

/** Ids of another system mean other records here, so they are used only if nothing else identifies rows. */
function withoutId(mapping: Mapping, sheet: Sheet, columns: readonly SheetColumn[]): Mapping {
  const isId = (field: string | null) => columns.some((each) => each.isIdentity && each.field === field)
  const others = [...sheetKeysOf(sheet), sheet.derive?.from].filter((field) => field && !isId(field))
  const isTold = others.some((field) => field && mapping.includes(field))
  return isTold ? mapping.map((field) => (isId(field) ? null : field)) : mapping
}

/** Index of the row of titles: of the first ten the one with most known names, else the first. */
export function headAt(
  rows: readonly RawRow[],
  sheet: Sheet,
  columns: readonly SheetColumn[],
  languages: readonly EntityWords[],
): number {
  const hits = rows.slice(0, 10).map(({ cells }) => {
    const { mapping, doubts } = guess(cells, sheet, columns, languages)
    return [...mapping, ...doubts].filter(Boolean).length
  })
  return Math.max(0, hits.indexOf(Math.max(...hits)))
}

/** Hash of the titles, to remember a mapping for similar files. */
export function fingerprintOf(titles: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const char of titles.map(bare).join('\n'))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

export const fits = (
  mapping: unknown,
  titles: readonly string[],
  columns: readonly SheetColumn[],
): mapping is Mapping =>
  Array.isArray(mapping) &&
  mapping.length === titles.length &&
  mapping.every((field) => field === null || columns.some((column) => column.field === field))
