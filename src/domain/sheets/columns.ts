import type { ResourceName } from '../guards'
import type { Style } from '../type'
import type { SheetLayout } from './layouts/layout'

export type SheetKind =
  | 'text'
  | 'number'
  | 'money'
  | 'day'
  | 'time'
  | 'choice'
  | 'yesno'
  | 'reference'
  | 'html'

/** Another record, named by its title in a cell. */
interface SheetReference {
  resource: ResourceName
  /** The include of the list call that carries the record. */
  include: string
  /** The record's field that a cell shows and an import searches. */
  label: string
  among?: Readonly<Record<string, string>>
  /** Parent field of a tree, whose cells may have the whole path `A > B`. */
  tree?: string
  /** The import may create the record. */
  makes?: true
}

/** A column of an entity's spreadsheets. Its title is `resources.<entity>.fields.<field>`. */
export interface SheetColumn {
  field: string
  kind: SheetKind
  in: boolean
  out: boolean
  /** As a key, it ignores case. */
  anyCase?: true
  /** Only identifies the record and is never written. */
  isIdentity?: true
  many?: true
  /** Values of a choice; their words are `resources.<entity>.<words ?? field>.<value>`. */
  choices?: readonly (string | number)[]
  /** i18n block of the words, if not the field's name. */
  words?: string
  /** Values of a choice in other systems, in lower case. */
  says?: Readonly<Record<string, string | number>>
  reference?: SheetReference
  /** Picture addresses, or texts with pictures; an import can copy those of other sites into the library. */
  isPicture?: true
  styles?: readonly Style[]
  /** Repairs a text damaged by spreadsheets, such as a lost leading zero. */
  mend?: (text: string) => string
}

export interface Sheet {
  columns: readonly SheetColumn[]
  /** Identify an existing record: the first of these fields with a value in the row. */
  keys?: readonly string[]
  /** Further headings that identify the columns of a file. */
  names?: Readonly<Record<string, readonly string[]>>
  layouts?: readonly SheetLayout[]
  /** Rows only change records that are there, or only become new ones. */
  only?: 'known' | 'new'
  /** A field shared by all rows of an import; keys are unique within its value. */
  within?: string
  /**
   * Derives the empty key `to` from another field, as a slug from a title; `fill` completes a new row. A row with a
   * stronger key is never matched by a derived one.
   */
  derive?: { from: string; to: string; fill: (row: Record<string, unknown>) => Record<string, unknown> }
}

export const manySeparator = ' | '

/** Empties the field if it is the cell's whole text; an empty cell keeps the stored value. */
export const clearWord = '-'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const maxImportRows = 200

const both = { in: true, out: true } as const
const onlyOut = { in: false, out: true } as const

export const column = (
  field: string,
  kind: SheetKind = 'text',
  more: Partial<SheetColumn> = {},
): SheetColumn => ({ field, kind, ...both, ...more })

export const outColumn = (
  field: string,
  kind: SheetKind = 'text',
  more: Partial<SheetColumn> = {},
): SheetColumn => ({ field, kind, ...onlyOut, ...more })

export const inColumn = (
  field: string,
  kind: SheetKind = 'text',
  more: Partial<SheetColumn> = {},
): SheetColumn => ({ field, kind, in: true, out: false, ...more })

/** An import only compares the id. */
export const idColumn = column('id', 'number', { isIdentity: true })

export const moments: readonly SheetColumn[] = [
  outColumn('created_at', 'time'),
  outColumn('updated_at', 'time'),
]

export const importedColumns = ({ columns }: Sheet): SheetColumn[] => columns.filter((each) => each.in)
export const exportedColumns = ({ columns }: Sheet): SheetColumn[] => columns.filter((each) => each.out)

export function comparedKey<K extends string | number>({ columns }: Sheet, name: string, key: K): K | string {
  const isAnyCase = columns.some(({ field, anyCase }) => anyCase && field === name)
  return isAnyCase && typeof key === 'string' ? key.toLowerCase() : key
}

/** Fields that identify an existing record, strongest first; empty for export-only sheets. */
export const sheetKeysOf = ({ columns, keys = [] }: Sheet): string[] =>
  keys.filter((key) => columns.some(({ field }) => field === key))
