import type { ReactNode } from 'react'
import type { TreeNode } from '../../../../domain/tree'

interface Choice {
  id: string | number
  /** i18n key or text. */
  name: string
  icon?: ReactNode
}

interface Spec {
  source: string
  /** i18n key; the field's label by default. */
  label?: string
  /** True if this user has no choice: the filter shows only while set, by a shared URL, to be cleared. */
  isShut?: boolean
}

interface ChoiceFilter extends Spec {
  kind: 'choice'
  choices: readonly Choice[]
  /** The value if the URL has none; such a filter cannot be cleared. */
  usual?: Choice['id']
  apply?: (filters: Record<string, unknown>, id: Choice['id'] | null) => Record<string, unknown>
}

interface TreeFilter extends Spec {
  kind: 'tree'
  rows: readonly (TreeNode & { level: number })[]
}

/** A range of days, both included: `<source>_from` and `<source>_to`. */
interface DaysFilter extends Spec {
  kind: 'days'
  /** Offers the usual periods of bookkeepers. */
  hasPeriods?: boolean
}

/** A range of numbers: `<source>_from` and `<source>_to`. */
interface NumbersFilter extends Spec {
  kind: 'numbers'
}

interface ReferenceFilter extends Spec {
  kind: 'reference'
  reference: string
  filter?: Record<string, unknown>
}

interface YesNoFilter extends Spec {
  kind: 'yesno'
}

export type FilterSpec =
  | ChoiceFilter
  | TreeFilter
  | DaysFilter
  | NumbersFilter
  | ReferenceFilter
  | YesNoFilter

type Filters = Record<string, unknown>

export const namesOf = ({ kind, source }: FilterSpec): string[] =>
  kind === 'days' || kind === 'numbers' ? [`${source}_from`, `${source}_to`] : [source]

export function without(filters: Filters, spec: FilterSpec): Filters {
  const names = namesOf(spec)
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))
}

/** Replaces a filter's values; empty ones are removed. */
export const withValues = (filters: Filters, spec: FilterSpec, values: Filters): Filters => ({
  ...without(filters, spec),
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')),
})

/** The chosen node of a tree filter, which comes before its descendants. */
export const nodeOf = (value: unknown): number => Number(Array.isArray(value) ? value[0] : value)
