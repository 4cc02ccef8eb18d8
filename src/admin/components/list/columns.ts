import { Children, Fragment, isValidElement, type ReactNode, useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues, Path } from 'react-hook-form'
import type { ValueKind } from '../fields/kinds'
import type { InlineEdit } from '../inline/edit'
import type { NarrowestScreen } from './room'

type Order = 'ASC' | 'DESC'

export interface ColumnProps<R extends FieldValues = FieldValues> {
  source?: Path<R>
  /** i18n key of the heading; the field's label by default. */
  label?: string
  /** `title` for the first column, `text` for others by default. */
  kind?: ValueKind
  /** Narrowest screen with the column; without it a phone's card has it, too. */
  from?: NarrowestScreen
  /** In steps of 8 px; overrides the kind's width. */
  width?: number
  /** For names that differ at their end, such as those of places. */
  twoLines?: boolean
  /** Hidden until the user chooses it in the menu of columns. */
  isOff?: boolean
  value?: (record: R) => unknown
  render?: (record: R) => ReactNode
  picture?: (record: R) => ReactNode
  edit?: InlineEdit<R>
  disableSort?: boolean
  sortBy?: string
  sortByOrder?: Order
  /** For the column of the creation time, which has the order of ids. */
  isNewest?: boolean
}

export interface Column extends Omit<ColumnProps, 'source' | 'kind'> {
  name: string
  source?: string
  kind: ValueKind
}

/** Column declarations among the children, also inside fragments; skips `false`. */
function declared(children: ReactNode): ColumnProps[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ColumnProps & { children?: ReactNode }>(child)) return []
    return child.type === Fragment ? declared(child.props.children) : [child.props]
  })
}

const isTitle = (kind: ValueKind | undefined) => kind !== 'handle' && kind !== 'action'

export function columnsIn(children: ReactNode): Column[] {
  const all = declared(children)
  const first = all.findIndex(({ kind }) => isTitle(kind))
  return all.map(({ kind = 'text', ...column }, place) => ({
    ...column,
    // Columns without a heading have an empty label.
    name: column.source ?? (column.label || `${kind}-${place}`),
    kind: place === first && kind === 'text' ? 'title' : kind,
  }))
}

export const useColumns = (children: ReactNode): Column[] => useMemo(() => columnsIn(children), [children])

export interface ColumnChoice {
  order: string[]
  hidden: string[]
}

/** Whether a column is hidden by the choice, or without one by its declaration. */
export const isHiddenIn =
  (choice: ColumnChoice | undefined) =>
  ({ name, isOff }: Column): boolean =>
    choice ? choice.hidden.includes(name) : isOff === true

/** Columns in the user's order; one unknown to the choice keeps its place, title and handle stay first. */
export function sortColumns(columns: readonly Column[], choice: ColumnChoice | undefined): Column[] {
  const rank = ({ name }: Column, place: number) => {
    const found = choice?.order.indexOf(name) ?? -1
    return found < 0 ? place : found
  }
  const sorted = columns
    .filter((column) => !isFixed(column))
    .map((column, place) => ({ column, rank: rank(column, place) }))
    .sort((a, b) => a.rank - b.rank)
  return [...columns.filter(isFixed), ...sorted.map(({ column }) => column)]
}

export function chosen(columns: readonly Column[], choice: ColumnChoice | undefined): Column[] {
  const isHidden = isHiddenIn(choice)
  return sortColumns(columns, choice).filter((column) => isFixed(column) || !isHidden(column))
}

export const isSortedBy = ({ source, sortBy = source, isNewest }: Column, field: string): boolean =>
  field === sortBy || (isNewest === true && field === 'id')

export const isFixed = ({ kind }: Column): boolean => kind === 'title' || kind === 'handle'

const valueAt = (record: object, source: string): unknown =>
  source.split('.').reduce<unknown>((value, part) => {
    return value && typeof value === 'object' ? (value as Record<string, unknown>)[part] : undefined
  }, record)

export const shownValue = ({ value, source }: Column, record: RaRecord): unknown =>
  value ? value(record) : source ? valueAt(record, source) : undefined
