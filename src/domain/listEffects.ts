import { type Pagination, paginationOf } from './pagination'

export interface CachedPage<T> {
  data: T[]
  pagination: Pagination
}

type Identified = { id: number | string }

const recounted = <T>(page: CachedPage<T>, data: T[], delta: number): CachedPage<T> => ({
  data,
  pagination: {
    ...page.pagination,
    ...paginationOf(
      page.pagination.total + delta,
      page.pagination.per_page,
      page.pagination.current_page,
      data.length,
    ),
  },
})

/** Puts the new record first on page one, and drops the last row if the page is full. */
export function created<T extends Identified>(page: CachedPage<T>, record: T): CachedPage<T> {
  if (page.data.some(({ id }) => id === record.id)) return updated(page, record)
  const { current_page, per_page } = page.pagination
  if (current_page !== 1) return recounted(page, page.data, 1)
  const data = [record, ...page.data]
  return recounted(page, per_page && data.length > per_page ? data.slice(0, per_page) : data, 1)
}

/** Inserts the new record by its `sort`, after rows with the same one. */
export function createdInOrder<T extends Identified & { sort: number }>(
  page: CachedPage<T>,
  record: T,
): CachedPage<T> {
  if (page.data.some(({ id }) => id === record.id)) return updated(page, record)
  const before = page.data.filter(({ sort }) => sort <= record.sort)
  const after = page.data.filter(({ sort }) => sort > record.sort)
  return recounted(page, [...before, record, ...after], 1)
}

/**
 * Inserts a child row, such as a reply, after its parent and earlier children, and raises the totals. A parent on
 * another page leaves the rows as they are.
 */
export function createdUnder<T extends Identified>(
  page: CachedPage<T>,
  record: T,
  parentOf: (row: T) => Identified['id'] | null | undefined,
): CachedPage<T> {
  const parent = parentOf(record)
  if (parent === null || parent === undefined) return created(page, record)
  if (page.data.some(({ id }) => id === record.id)) return updated(page, record)
  const last = page.data.findLastIndex((row) => row.id === parent || parentOf(row) === parent)
  const { per_page } = page.pagination
  const data = last < 0 ? page.data : page.data.toSpliced(last + 1, 0, record)
  return recounted(page, per_page && data.length > per_page ? data.slice(0, per_page) : data, 1)
}

export const updated = <T extends Identified>(page: CachedPage<T>, record: T): CachedPage<T> => ({
  ...page,
  data: page.data.map((each) => (each.id === record.id ? { ...each, ...record } : each)),
})

export function deleted<T extends Identified>(page: CachedPage<T>, id: Identified['id']): CachedPage<T> {
  const data = page.data.filter((each) => each.id !== id)
  return data.length === page.data.length ? page : recounted(page, data, -1)
}

export const defaulted = <T extends Identified & { is_default: boolean }>(
  page: CachedPage<T>,
  id: T['id'],
): CachedPage<T> => ({
  ...page,
  data: page.data.map((each) => ({ ...each, is_default: each.id === id })),
})

/** Reorders the rows: the given ids get their index as `sort`, others follow. */
export function reordered<T extends Identified>(page: CachedPage<T>, ids: readonly T['id'][]): CachedPage<T> {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: T) => places.get(id) ?? ids.length
  const placed = (row: T): T => (places.has(row.id) && 'sort' in row ? { ...row, sort: placeOf(row) } : row)
  return { ...page, data: page.data.map(placed).sort((a, b) => placeOf(a) - placeOf(b)) }
}
