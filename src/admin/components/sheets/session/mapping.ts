import type { SheetColumn } from '../../../../domain/sheets'
import type { RawRow } from '../read/limits'
import { bare, titleIn, type Words } from './words'

/** For each column of the file the field that it fills; `null` is left out. */
export type Mapping = readonly (string | null)[]

/** A title as it is compared: without the currency that an export adds to those of amounts. */
const bareTitle = (title: string): string => bare(title.replace(/\s*\([A-Z]{3}\)\s*$/, ''))

/** The names by which a column is recognised: its field, and its title in every language. */
const namesOf = ({ field }: SheetColumn, languages: readonly Words[]): string[] => [
  ...new Set([field, ...languages.map((words) => titleIn(words, field))].map(bare)),
]

/**
 * Which field each title means, whatever its language, accents, case and punctuation: the same name first, then one
 * that contains the other. Each field is used once.
 */
export function guessMapping(
  titles: readonly string[],
  columns: readonly SheetColumn[],
  languages: readonly Words[],
): Mapping {
  const names = new Map(columns.map((column) => [column.field, namesOf(column, languages)]))
  const mapping: (string | null)[] = titles.map(() => null)
  const place = (fits: (title: string, name: string) => boolean) => {
    for (const [at, title] of titles.map(bareTitle).entries()) {
      if (mapping[at] || !title) continue
      const found = [...names].find(([, list]) => list.some((name) => fits(title, name)))
      if (!found) continue
      mapping[at] = found[0]
      names.delete(found[0])
    }
  }
  place((title, name) => title === name)
  place(
    (title, name) => name.length > 2 && title.length > 2 && (title.includes(name) || name.includes(title)),
  )
  return mapping
}

/** The row of titles: among the first ten the one that names most fields, else the first. */
export function headAt(
  rows: readonly RawRow[],
  columns: readonly SheetColumn[],
  languages: readonly Words[],
): number {
  const known = new Set(columns.flatMap((column) => namesOf(column, languages)))
  const hits = rows.slice(0, 10).map(({ cells }) => cells.filter((cell) => known.has(bareTitle(cell))).length)
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
