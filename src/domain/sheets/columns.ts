import type { ResourceName } from '../guards'
import type { Style } from '../type'

/** How a column's values are written in a spreadsheet, read from one, and shown. */
export type SheetKind = 'text' | 'number' | 'money' | 'day' | 'time' | 'choice' | 'yesno' | 'reference'

/** Another record that a cell names by its title. */
export interface SheetReference {
  resource: ResourceName
  /** The include of the list call that carries the record. */
  include: string
  /** The field of that record which a cell shows and by which it is found. */
  label: string
  /** Which records of the resource may be named. */
  among?: Readonly<Record<string, string>>
}

/** A column of an entity's spreadsheets. Its title is `resources.<entity>.fields.<field>`. */
export interface SheetColumn {
  field: string
  kind: SheetKind
  /** Whether it may be imported. */
  in: boolean
  /** Whether it is exported. */
  out: boolean
  /** An existing row is recognised by it. */
  key?: true
  /** The cell holds several values, separated by `manySeparator`. */
  many?: true
  /** The values of a choice; their words are `resources.<entity>.<words ?? field>.<value>`. */
  choices?: readonly (string | number)[]
  /** The block of the words of a choice, where it is not the field's name. */
  words?: string
  reference?: SheetReference
  /** Only posts of these styles have it. */
  styles?: readonly Style[]
  /** Mends what spreadsheets do to a text, such as a zero that is lost in front. */
  mend?: (text: string) => string
}

/** What an entity's spreadsheets are made of. */
export interface Sheet {
  columns: readonly SheetColumn[]
  /** A field that every row of one import shares; keys are unique within its value. */
  within?: string
  /** The key follows from another field while its own cell is empty, as an address follows from a title. */
  derive?: { from: string; fill: (row: Record<string, unknown>) => Record<string, unknown> }
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

/** The column by which an existing row is recognised. */
export const keyColumn = (field: string): SheetColumn => column(field, 'text', { key: true })

/** Columns that an export of any entity may end with. */
export const moments: readonly SheetColumn[] = [
  outColumn('created_at', 'time'),
  outColumn('updated_at', 'time'),
]

export const importedColumns = ({ columns }: Sheet): SheetColumn[] => columns.filter((each) => each.in)
export const exportedColumns = ({ columns }: Sheet): SheetColumn[] => columns.filter((each) => each.out)

/** The field by which an existing row is recognised; `undefined` for what is only exported. */
export const keyOf = ({ columns }: Sheet): string | undefined => columns.find(({ key }) => key)?.field
