import type { ResourceName } from '../guards'
import type { Style } from '../type'
import type { SheetLayout } from './layouts/layout'

/** How a column's values are written in a spreadsheet, read from one, and shown. */
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

/** Another record that a cell names by its title. */
interface SheetReference {
  resource: ResourceName
  /** The include of the list call that carries the record. */
  include: string
  /** The field of that record which a cell shows and by which it is found. */
  label: string
  /** Which records of the resource may be named. */
  among?: Readonly<Record<string, string>>
  /** The field that names the record above, where they are a tree: a cell may have the whole path, `A > B`. */
  tree?: string
  /** One that is not there yet may be made on the way. */
  makes?: true
}

/** A column of an entity's spreadsheets. Its title is `resources.<entity>.fields.<field>`. */
export interface SheetColumn {
  field: string
  kind: SheetKind
  /** Whether it may be imported. */
  in: boolean
  /** Whether it is exported. */
  out: boolean
  /** As a key it is the same in upper and lower case. */
  anyCase?: true
  /** It only tells which record a row means, and is never written. */
  isIdentity?: true
  /** The cell holds several values, separated by `manySeparator`. */
  many?: true
  /** The values of a choice; their words are `resources.<entity>.<words ?? field>.<value>`. */
  choices?: readonly (string | number)[]
  /** The block of the words of a choice, where it is not the field's name. */
  words?: string
  /** Values of a choice as other systems write them, in lower case. */
  says?: Readonly<Record<string, string | number>>
  reference?: SheetReference
  /** It holds addresses of pictures, or texts with pictures: those of other sites can be brought into the library. */
  isPicture?: true
  /** Only posts of these styles have it. */
  styles?: readonly Style[]
  /** Mends what spreadsheets do to a text, such as a zero that is lost in front. */
  mend?: (text: string) => string
}

/** What an entity's spreadsheets are made of. */
export interface Sheet {
  columns: readonly SheetColumn[]
  /** What an existing row is recognised by: the first of these fields that a row has. */
  keys?: readonly string[]
  /** Further headings by which the columns of a file are recognised. */
  names?: Readonly<Record<string, readonly string[]>>
  /** Files of other systems. */
  layouts?: readonly SheetLayout[]
  /** A field that every row of one import shares; keys are unique within its value. */
  within?: string
  /**
   * The key `to` follows from another field while its own cell is empty, as an address follows from a title. `fill`
   * completes a new row. A row that has a stronger key is never recognised by what follows from a name.
   */
  derive?: { from: string; to: string; fill: (row: Record<string, unknown>) => Record<string, unknown> }
}

/** Between the values of a cell that holds several. */
export const manySeparator = ' | '

/** A cell with this text alone empties the field; an empty cell keeps what is stored. */
export const clearWord = '-'

/** The files that a list can be exported to. */
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Most rows of one call of `POST /<resource>/import`. */
export const maxImportRows = 200

const both = { in: true, out: true } as const
const onlyOut = { in: false, out: true } as const

/** A column that is imported and exported. */
export const column = (
  field: string,
  kind: SheetKind = 'text',
  more: Partial<SheetColumn> = {},
): SheetColumn => ({ field, kind, ...both, ...more })

/** A column that is only exported. */
export const outColumn = (
  field: string,
  kind: SheetKind = 'text',
  more: Partial<SheetColumn> = {},
): SheetColumn => ({ field, kind, ...onlyOut, ...more })

/** The column that is only imported. */
export const inColumn = (
  field: string,
  kind: SheetKind = 'text',
  more: Partial<SheetColumn> = {},
): SheetColumn => ({ field, kind, in: true, out: false, ...more })

/** The id, which an import only compares. */
export const idColumn = column('id', 'number', { isIdentity: true })

/** Columns that an export of any entity may end with. */
export const moments: readonly SheetColumn[] = [
  outColumn('created_at', 'time'),
  outColumn('updated_at', 'time'),
]

export const importedColumns = ({ columns }: Sheet): SheetColumn[] => columns.filter((each) => each.in)
export const exportedColumns = ({ columns }: Sheet): SheetColumn[] => columns.filter((each) => each.out)

/** A key as it is compared. */
export function comparedKey<K extends string | number>({ columns }: Sheet, name: string, key: K): K | string {
  const isAnyCase = columns.some(({ field, anyCase }) => anyCase && field === name)
  return isAnyCase && typeof key === 'string' ? key.toLowerCase() : key
}

/** The fields by which an existing row is recognised, the strongest first; none for what is only exported. */
export const sheetKeysOf = ({ columns, keys = [] }: Sheet): string[] =>
  keys.filter((key) => columns.some(({ field }) => field === key))
