import { momentOf } from '../../../../domain/businessTime'
import { parseDay } from '../../../../domain/days'
import { parseTime } from '../../../../domain/dynamicFields'
import type { Message } from '../../../../domain/message'
import { parseMoney } from '../../../../domain/money'
import { clearWord, manySeparator, type SheetColumn } from '../../../../domain/sheets'
import { businessMoment } from '../../formats/businessFormats'
import { formatDay } from '../../formats/day'
import { sectionsFrom, textFrom } from './sections'
import { bare, type CellOption, noWords, yesWords } from './words'

/** Meaning of a cell's text: keep the stored value, clear it, a value, or an error. */
export type Reading =
  | { is: 'keep' }
  | { is: 'clear' }
  | { is: 'value'; value: unknown }
  | { is: 'wrong'; message: Message }

export type NameLookup = (text: string) => unknown[]

const wrong = (key: string, params?: Message['params']): Reading => ({
  is: 'wrong',
  message: params ? { key, params } : { key },
})
const value = (value: unknown): Reading => ({ is: 'value', value })

export function readCell(column: SheetColumn, typed: string, named: NameLookup): Reading {
  const text = typed.trim()
  if (!text) return { is: 'keep' }
  if (text === clearWord) return { is: 'clear' }
  // Error values of a spreadsheet.
  if (sheetErrors.test(text)) return wrong('sheets.wrong.sheet_error', { text })
  if (!column.many) return readOne(column, text, named)
  const values: unknown[] = []
  for (const part of partsOf(column, text, named)) {
    const reading = readOne(column, part, named)
    if (reading.is !== 'value') return reading
    values.push(reading.value)
  }
  return value([...new Set(values)])
}

const sheetErrors = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i

/** Separator before another URL; a comma inside a URL belongs to it. */
const betweenLinks = /\s*[|\n]\s*|\s*[,;]\s*(?=https?:\/\/|\/)/i

/** Values of a multi-value cell; a name with a comma stays whole if a record has it. */
function partsOf({ kind }: SheetColumn, text: string, named: NameLookup): string[] {
  if (kind === 'text') return text.split(betweenLinks).filter(Boolean)
  return text
    .split(/\s*[|\n]\s*/)
    .flatMap((part) => (isKnown(named(part)) ? [part] : part.split(/\s*[,;]\s*/)))
    .filter(Boolean)
}

const isKnown = (found: unknown[]): boolean => found.some((each) => typeof each !== 'object')

function readOne(column: SheetColumn, text: string, named: NameLookup): Reading {
  switch (column.kind) {
    case 'choice':
      return only(named(text), 'validation.choice')
    case 'reference':
      return only(named(text), 'sheets.wrong.reference')
    case 'yesno':
      if (yesWords.includes(bare(text))) return value(true)
      return noWords.includes(bare(text)) ? value(false) : wrong('validation.choice')
    case 'number':
      return readNumber(text)
    case 'money': {
      const amount = parseMoney(text)
      return amount === undefined ? wrong('sheets.wrong.number') : value(amount)
    }
    case 'day':
      return readDay(text)
    case 'time':
      return readMoment(text)
    case 'html':
      return value(sectionsFrom(text))
    default:
      return value(column.mend?.(text) ?? text)
  }
}

function only(found: unknown[], missing: string): Reading {
  if (found.length > 1) return wrong('sheets.wrong.ambiguous')
  return found.length ? value(found[0]) : wrong(missing)
}

/** `1.234`, `1,234` and `1 234` are all 1234, since the groups have three digits. */
function readNumber(text: string): Reading {
  const grouped = /^-?[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})*$/.test(text)
  const amount = Number(grouped ? text.replace(/[.,\s]/g, '') : text.replace(',', '.'))
  return Number.isFinite(amount) ? value(amount) : wrong('sheets.wrong.number')
}

/** Parses a day, day before month as in Vietnam, and ignores the midnight that Excel appends. */
function readDay(text: string): Reading {
  const day = parseDay(text.replace(/(?<=\d)(?:T|\s+)\d{1,2}:\d\d.*$/, ''), 'vi')
  return day === undefined ? wrong('validation.date') : value(day)
}

/** `2026-11-22 08:30` or `22/11/2026 8:30` in the time zone of the business; a time with a zone unchanged. */
function readMoment(text: string): Reading {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return value(text)
  const [, date = '', time = '0:00', seconds = '00'] =
    /^(\S+?)(?:(?:,?\s+|T)(\d{1,2}[:h]\d\d)(?::(\d\d))?)?$/.exec(text) ?? []
  const day = readDay(date)
  const hour = parseTime(time)
  if (day.is !== 'value' || !hour || Number(seconds) > 59) return wrong('validation.moment')
  return value(momentOf(String(day.value), hour).replace(':00.000Z', `:${seconds}.000Z`))
}

export function cellTextOf(
  column: SheetColumn,
  stored: unknown,
  options: readonly CellOption[],
  locale: string,
): string {
  if (column.kind === 'html') return textFrom(stored)
  if (Array.isArray(stored))
    return stored.map((each) => cellTextOf(column, each, options, locale)).join(manySeparator)
  if (stored === null || stored === undefined) return ''
  const option = options.find((each) => each.value === stored)
  if (option) return option.label
  if (column.kind === 'time') return businessMoment(String(stored), locale) || String(stored)
  return column.kind === 'day' ? formatDay(String(stored), locale) || String(stored) : String(stored)
}
