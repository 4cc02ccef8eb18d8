import { Children, Fragment, isValidElement, type ReactNode, useMemo } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues, Path } from 'react-hook-form'
import type { ValueKind } from '../fields/kinds'
import type { InlineEdit } from '../inline/edit'
import type { NarrowestScreen } from './room'

type Order = 'ASC' | 'DESC'

/** The declaration of a column. */
export interface ColumnProps<R extends FieldValues = FieldValues> {
  /** A field of the record; nested fields as `seo.title`. */
  source?: Path<R>
  /** i18n key of the heading; the field's name by default. */
  label?: string
  /** What the values are; the first column is the title by default, others are text. */
  kind?: ValueKind
  /** The narrowest screen that shows the column; without one a phone's card has it too. */
  from?: NarrowestScreen
  /** In steps of 8 px, where the kind's does not fit. */
  width?: number
  /** Names that differ at their end, such as those of places, get a second line where they need it. */
  twoLines?: boolean
  /** In the menu of columns, but shown only to those who choose it. */
  isOff?: boolean
  /** The value, where it is none of the record's fields. */
  value?: (record: R) => unknown
  /** Replaces the way of the kind. */
  render?: (record: R) => ReactNode
  /** Before the title, and on a card beside everything else. */
  picture?: (record: R) => ReactNode
  /** Its values are edited in their cells, by those who may update the entity. */
  edit?: InlineEdit<R>
  disableSort?: boolean
  /** The field to sort by, where it is another. */
  sortBy?: string
  sortByOrder?: Order
  /** The column of the time at which records were made: the default order, by id, is its order. */
  isNewest?: boolean
}

/** A declared column with what follows from its place. */
export interface Column extends Omit<ColumnProps, 'source' | 'kind'> {
  /** Unique in its table. */
  name: string
  source?: string
  kind: ValueKind
}

/** The declarations among the children of a table; fragments and `false` may be among them. */
function declared(children: ReactNode): ColumnProps[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ColumnProps & { children?: ReactNode }>(child)) return []
    return child.type === Fragment ? declared(child.props.children) : [child.props]
  })
}

const isTitle = (kind: ValueKind | undefined) => kind !== 'handle' && kind !== 'action'

/** The columns of a table, from the elements that declare them. */
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

/** How a person wants the columns: all in their order, those that are hidden apart. */
export interface ColumnChoice {
  order: string[]
  hidden: string[]
}

/** Whether a column is hidden by a choice, or without one by its declaration. */
export const isHiddenIn =
  (choice: ColumnChoice | undefined) =>
  ({ name, isOff }: Column): boolean =>
    choice ? choice.hidden.includes(name) : isOff === true

/**
 * All columns in a person's order. One that came after the choice was made stands where it is declared; title and
 * handle stay first.
 */
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

/** The columns that are shown, in their order. */
export function chosen(columns: readonly Column[], choice: ColumnChoice | undefined): Column[] {
  const isHidden = isHiddenIn(choice)
  return sortColumns(columns, choice).filter((column) => isFixed(column) || !isHidden(column))
}

/** Whether a list in the order of a field is in that of the column. */
export const isSortedBy = ({ source, sortBy = source, isNewest }: Column, field: string): boolean =>
  field === sortBy || (isNewest === true && field === 'id')

/** Whether a column always stands first. */
export const isFixed = ({ kind }: Column): boolean => kind === 'title' || kind === 'handle'

/** The value of a field, also of a nested one. */
const valueAt = (record: object, source: string): unknown =>
  source.split('.').reduce<unknown>((value, part) => {
    return value && typeof value === 'object' ? (value as Record<string, unknown>)[part] : undefined
  }, record)

/** The value that a column shows of a record. */
export const shownValue = ({ value, source }: Column, record: RaRecord): unknown =>
  value ? value(record) : source ? valueAt(record, source) : undefined
