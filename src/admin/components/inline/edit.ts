import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

/** A value that a cell offers. */
export interface InlineChoice {
  /** Null for none. */
  id: string | number | null
  /** i18n key, or text. */
  name: string
  /** How deep it stands in a tree. */
  level?: number
}

/** What is wrong with a field of a record, in the form of react-admin's validation messages. */
export type Check = (
  record: FieldValues,
  field: string,
  label: string,
) => Promise<{ problem?: string; value: unknown }>

/**
 * How a column is edited in its cells. What is typed follows from the column's kind: money and numbers as numbers,
 * yes/no by a switch, anything else as text, or as one of the choices.
 */
export interface InlineEdit<R extends FieldValues = FieldValues> {
  /** The rule of the entity's form, by `ruleOf`. */
  check: Check
  choices?: readonly InlineChoice[]
  /** The choices where there are many, which are searched; a hook that may fetch them once the cell is open. */
  useChoices?: (record: R, isOpen: boolean) => { choices: readonly InlineChoice[]; isPending?: boolean }
  /** What is set with a value. */
  along?: (record: R, value: unknown) => Partial<R>
  /** Stands beside the value: what can be clicked may not be inside it. */
  beside?: (record: R) => ReactNode
}
