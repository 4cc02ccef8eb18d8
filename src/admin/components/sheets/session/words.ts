import type { SheetColumn } from '../../../../domain/sheets'

/** Words of an entity in one language, by keys such as `fields.name`. */
export type EntityWords = (key: string) => string | undefined

export interface CellOption {
  value: unknown
  label: string
}

export { bare } from '../../../../domain/sheets/headings'

export const titleIn = (words: EntityWords, field: string): string => words(`fields.${field}`) ?? field

/** Label of a choice in one language; the value itself if it has none. */
export const choiceIn = (words: EntityWords, column: SheetColumn, value: string | number): string =>
  words(`${column.words ?? column.field}.${value}`) ?? String(value)

/** Yes and no in the three languages, and as spreadsheets have them. */
export const yesWords = ['co', 'yes', 'y', 'true', '1', 'x', 'dung', 'はい']
export const noWords = ['khong', 'no', 'n', 'false', '0', 'sai', 'いいえ']
