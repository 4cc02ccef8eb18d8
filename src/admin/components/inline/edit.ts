import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

export interface InlineChoice {
  id: string | number | null
  /** i18n key or text. */
  name: string
  level?: number
}

/** Validates one field of a record; returns a message in react-admin's format. */
export type Check = (
  record: FieldValues,
  field: string,
  label: string,
) => Promise<{ problem?: string; value: unknown }>

/** How the cells of a column are edited; the input follows from the column's kind: number, switch, choices or text. */
export interface InlineEdit<R extends FieldValues = FieldValues> {
  check: Check
  choices?: readonly InlineChoice[]
  /** A hook for many choices with a search; it may load them once the cell is open. */
  useChoices?: (record: R, isOpen: boolean) => { choices: readonly InlineChoice[]; isPending?: boolean }
  along?: (record: R, value: unknown) => Partial<R>
  /** Shown beside the value, as links may not be inside the button. */
  beside?: (record: R) => ReactNode
}
