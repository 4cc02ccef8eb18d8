import type { SheetColumn } from '../../../../domain/sheets'

/** The words of an entity in one language, by their keys: `fields.name`. */
export type EntityWords = (key: string) => string | undefined

/** A value that a cell may name, with the word for it in the interface language. */
export interface CellOption {
  value: unknown
  label: string
}

export { bare } from '../../../../domain/sheets/headings'

/** The title of a column in one language. */
export const titleIn = (words: EntityWords, field: string): string => words(`fields.${field}`) ?? field

/** The word of a choice in one language; the value itself where there is none. */
export const choiceIn = (words: EntityWords, column: SheetColumn, value: string | number): string =>
  words(`${column.words ?? column.field}.${value}`) ?? String(value)

/** Yes and no as people write them in the three languages, and as spreadsheets do. */
export const yesWords = ['co', 'yes', 'y', 'true', '1', 'x', 'dung', 'はい']
export const noWords = ['khong', 'no', 'n', 'false', '0', 'sai', 'いいえ']
