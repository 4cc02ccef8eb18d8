import { clockAt } from '../../domain/businessTime'
import { manySeparator, type SheetColumn } from '../../domain/sheets/columns'
import type { Locale } from '../http/locale'
import { wordAt, wordsOfLanguage } from '../http/words'

export interface ExportCell {
  text: string
  number?: number
  style?: 'day' | 'time'
}

type Words = Record<string, unknown>

export interface SheetWords {
  titles: string[]
  cells(row: Words): ExportCell[]
}

export async function sheetWords(
  entity: string,
  columns: readonly SheetColumn[],
  locale: Locale,
  currency: string,
): Promise<SheetWords> {
  const { resources, ra } = (await wordsOfLanguage(locale)) as { resources: Words; ra: { boolean: unknown } }
  const words = resources[entity]
  const one = (column: SheetColumn, value: unknown): ExportCell => {
    if (value === null || value === undefined || value === '') return { text: '' }
    const text = String(value)
    if (column.reference) return { text: wordAt(value, column.reference.label) ?? '' }
    if (column.kind === 'choice') return { text: wordAt(words, column.words ?? column.field, text) ?? text }
    if (column.kind === 'yesno') return { text: wordAt(ra.boolean, text) ?? text }
    if (column.kind === 'number' || column.kind === 'money') return numberCell(text)
    if (column.kind === 'day') return dayCell(text)
    return column.kind === 'time' ? timeCell(text) : { text }
  }
  const cellOf = (column: SheetColumn, row: Words): ExportCell => {
    const value = column.reference ? dataOf(row[column.reference.include]) : row[column.field]
    if (!Array.isArray(value)) return one(column, value)
    return { text: value.map((each) => one(column, each).text).join(manySeparator) }
  }
  return {
    titles: columns.map(({ field, kind }) => {
      const title = wordAt(words, 'fields', field) ?? field
      return kind === 'money' ? `${title} (${currency})` : title
    }),
    cells: (row) => columns.map((column) => cellOf(column, row)),
  }
}

const dataOf = (include: unknown): unknown =>
  typeof include === 'object' && include !== null && 'data' in include ? include.data : null

const numberCell = (text: string): ExportCell => {
  const number = Number(text)
  return Number.isFinite(number) ? { text, number } : { text }
}

const day = 86_400_000
/** Day 0 of spreadsheets, 30 December 1899, in days before 1970. */
const epoch = 25_569

const dayCell = (text: string): ExportCell => {
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) ? { text } : { text, number: at / day + epoch, style: 'day' }
}

const timeCell = (text: string): ExportCell => {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) return { text }
  const local = clockAt(moment).slice(0, 19)
  return { text: local.replace('T', ' '), number: Date.parse(`${local}Z`) / day + epoch, style: 'time' }
}
