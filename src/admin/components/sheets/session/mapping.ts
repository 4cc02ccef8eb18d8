import { type Sheet, type SheetColumn, sheetKeysOf } from '../../../../domain/sheets'
import { headingsIn, isNamed } from '../../../../domain/sheets/headings'
import { layoutOf, meaningIn } from '../../../../domain/sheets/layouts/layout'
import type { RawRow } from '../read/limits'
import { bare, type EntityWords, titleIn } from './words'

/** For each column of the file the field that it fills; `null` is left out. */
export type Mapping = readonly (string | null)[]

/** What each column of a file fills, and which of them fit a field that others fit as well. */
export interface Guess {
  mapping: Mapping
  /** For each column the field that it might fill, and which nobody can tell: the person is asked. */
  doubts: Mapping
}

/** The ways in which a title may mean a field, the surest first. */
type Names = (title: string) => (field: string) => boolean

/** A layout's own headings; names of ours in any language; then those of others. */
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
 * Which field each title means: by what it says in a file of a known system, by our own titles in every language, then
 * by other names; never by a part of a name. Of two titles that fit a field equally well neither is taken, and of two
 * for an amount neither, however well they fit.
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

/** Ids of another system mean other records here: they tell nothing where something else does. */
function withoutId(mapping: Mapping, sheet: Sheet, columns: readonly SheetColumn[]): Mapping {
  const isId = (field: string | null) => columns.some((each) => each.isIdentity && each.field === field)
  const others = [...sheetKeysOf(sheet), sheet.derive?.from].filter((field) => field && !isId(field))
  const isTold = others.some((field) => field && mapping.includes(field))
  return isTold ? mapping.map((field) => (isId(field) ? null : field)) : mapping
}

/** The row of titles: among the first ten the one that names most fields, else the first. */
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

/** Names a row of titles, so that a mapping is found again for the next file like it. */
export function fingerprintOf(titles: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const char of titles.map(bare).join('\n'))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** A remembered mapping, if it fits these titles and fields. */
export const fits = (
  mapping: unknown,
  titles: readonly string[],
  columns: readonly SheetColumn[],
): mapping is Mapping =>
  Array.isArray(mapping) &&
  mapping.length === titles.length &&
  mapping.every((field) => field === null || columns.some((column) => column.field === field))
