import type { HistoryChange } from '../../../../domain/history'
import { sameValue } from '../../../../domain/sameValue'

/** One difference: a field or a part of one, such as the title of the second section. */
export interface Facet {
  /** The field's name, then indexes and names inside it: `['content', 1, 'title']`. */
  path: readonly (string | number)[]
  before: unknown
  after: unknown
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A chosen value of a foreign source with its label is one value; inside a list it is a row. */
const isChosen = (value: unknown, path: Facet['path']): boolean =>
  isRow(value) && typeof path.at(-1) === 'string' && Object.keys(value).sort().join() === 'label,value'

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''
const isRowOrBlank = (value: unknown): value is Row | null | undefined | '' => isRow(value) || isBlank(value)
const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow)
const isRowsOrBlank = (value: unknown): value is Row[] | null | undefined | '' =>
  isRows(value) || isBlank(value) || (Array.isArray(value) && value.length === 0)

/** Differences of a field: objects by name, lists of objects by row; anything else is one facet. */
export function facetsOf(field: string, before: unknown, after: unknown): Facet[] {
  return facetsAt([field], before, after)
}

export const facetsIn = (changes: readonly HistoryChange[]): Facet[] =>
  changes.flatMap(({ field, before, after }) => {
    const found = facetsOf(field, before, after)
    // Both sides of a secret are blank.
    return found.length ? found : [{ path: [field], before: null, after: null }]
  })

export function facetsAt(path: Facet['path'], before: unknown, after: unknown): Facet[] {
  if (sameValue(before, after)) return []
  if ((isRows(before) && isRowsOrBlank(after)) || (isRows(after) && isRowsOrBlank(before)))
    return compareRows(path, rowsOf(before), rowsOf(after))
  if (isChosen(before, path) || isChosen(after, path)) return [{ path, before, after }]
  if (isRowOrBlank(before) && isRowOrBlank(after) && (isRow(before) || isRow(after))) {
    const [left, right] = [before || {}, after || {}]
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((name) =>
      facetsAt([...path, name], left[name], right[name]),
    )
  }
  return [{ path, before, after }]
}

const rowsOf = (value: unknown): Row[] => (isRows(value) ? value : [])

const idsOf = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id)
const areKnown = (rows: readonly Row[]): boolean =>
  rows.every(({ id }) => typeof id === 'number') && new Set(idsOf(rows)).size === rows.length

/** Rows with ids are compared by id at any place; others in sequence, without equal ones at start and end. */
function compareRows(path: Facet['path'], before: Row[], after: Row[]): Facet[] {
  if (areKnown(before) && areKnown(after)) return compareKnown(path, before, after)
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && sameValue(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && sameValue(before.at(-1 - end), after.at(-1 - end))) end += 1
  const removed = before.slice(start, before.length - end)
  const added = after.slice(start, after.length - end)
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const place = [...path, start + index]
    const [old, young] = [removed[index], added[index]]
    return old && young ? facetsAt(place, old, young) : [{ path: place, before: old, after: young }]
  }).flat()
}

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

/** Differences per row; if remaining rows were reordered, also their ids in both orders. */
function compareKnown(path: Facet['path'], before: Row[], after: Row[]): Facet[] {
  const [old, young] = [byId(before), byId(after)]
  const gone = before.flatMap((row, at): Facet[] =>
    young.has(row.id) ? [] : [{ path: [...path, at], before: row, after: undefined }],
  )
  const here = after.flatMap((row, at): Facet[] => {
    const place = [...path, at]
    const was = old.get(row.id)
    return was ? facetsAt(place, was, row) : [{ path: place, before: undefined, after: row }]
  })
  const stayed = (rows: Row[], others: Map<unknown, Row>) => idsOf(rows).filter((id) => others.has(id))
  const order: Facet = { path, before: stayed(before, young), after: stayed(after, old) }
  return [...gone, ...here, ...(sameValue(order.before, order.after) ? [] : [order])]
}

/** Items that a list of plain values gained and lost; neither if only the order changed. */
export function listChange(before: unknown, after: unknown): { added: unknown[]; removed: unknown[] } {
  const [left, right] = [asList(before), asList(after)]
  return {
    added: right.filter((value) => !left.includes(value)),
    removed: left.filter((value) => !right.includes(value)),
  }
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
