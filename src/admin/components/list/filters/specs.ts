import type { ReactNode } from 'react'
import type { TreeNode } from '../../../../domain/tree'

interface Choice {
  id: string | number
  /** i18n key or text. */
  name: string
  icon?: ReactNode
}

interface Spec {
  /** The filter's name. */
  source: string
  /** i18n key; the field's name by default. */
  label?: string
  /**
   * There is nothing that this person may choose. It is shown all the same while it is set, as by an address that
   * somebody else has sent, and can be taken away: what narrows a list is never hidden.
   */
  isShut?: boolean
}

/** One of a few values. */
interface ChoiceFilter extends Spec {
  kind: 'choice'
  choices: readonly Choice[]
  /** The value that is meant when the address names none; it cannot be cleared. */
  usual?: Choice['id']
  /** The filters after a choice, where others depend on it. */
  apply?: (filters: Record<string, unknown>, id: Choice['id'] | null) => Record<string, unknown>
}

/** A node of a tree and everything below it. */
interface TreeFilter extends Spec {
  kind: 'tree'
  rows: readonly (TreeNode & { level: number })[]
}

/** From one day to another, both included: `<source>_from` and `<source>_to`. */
interface DaysFilter extends Spec {
  kind: 'days'
}

/** From one number to another: `<source>_from` and `<source>_to`. */
interface NumbersFilter extends Spec {
  kind: 'numbers'
}

/** A record of another entity, found by typing. */
interface ReferenceFilter extends Spec {
  kind: 'reference'
  reference: string
  /** Permanent filter of what is offered. */
  filter?: Record<string, unknown>
}

interface YesNoFilter extends Spec {
  kind: 'yesno'
}

/** A filter of a list, as an entity declares it. */
export type FilterSpec =
  | ChoiceFilter
  | TreeFilter
  | DaysFilter
  | NumbersFilter
  | ReferenceFilter
  | YesNoFilter

type Filters = Record<string, unknown>

/** The names that a filter has in the address. */
export const namesOf = ({ kind, source }: FilterSpec): string[] =>
  kind === 'days' || kind === 'numbers' ? [`${source}_from`, `${source}_to`] : [source]

/** The filters of a list without this one. */
export function without(filters: Filters, spec: FilterSpec): Filters {
  const names = namesOf(spec)
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))
}

/** The filters of a list with new values of this one; empty ones are left out. */
export const withValues = (filters: Filters, spec: FilterSpec, values: Filters): Filters => ({
  ...without(filters, spec),
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')),
})

/** The node that a tree filter is set to: it stands first, what is below it follows. */
export const nodeOf = (value: unknown): number => Number(Array.isArray(value) ? value[0] : value)
