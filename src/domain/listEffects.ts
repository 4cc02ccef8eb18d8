import { type Pagination, paginationOf } from './pagination'

/** One page of a list in the cache. */
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

/** Create: on page one the new record comes first, and the last is dropped if the page is full. */
export function created<T extends Identified>(page: CachedPage<T>, record: T): CachedPage<T> {
  if (page.data.some(({ id }) => id === record.id)) return updated(page, record)
  const { current_page, per_page } = page.pagination
  if (current_page !== 1) return recounted(page, page.data, 1)
  const data = [record, ...page.data]
  return recounted(page, per_page && data.length > per_page ? data.slice(0, per_page) : data, 1)
}

/** Create in a manually ordered list: the record is inserted by its `sort`, after those with the same one. */
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
 * Create of a row that stands under another one, such as a reply: it comes right after that and what stands there
 * already, and all numbers rise. Where the other row is not on the page, the new one is on another.
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

/** Update: replaces by id. */
export const updated = <T extends Identified>(page: CachedPage<T>, record: T): CachedPage<T> => ({
  ...page,
  data: page.data.map((each) => (each.id === record.id ? { ...each, ...record } : each)),
})

/** Delete: removes by id and lowers the total. */
export function deleted<T extends Identified>(page: CachedPage<T>, id: Identified['id']): CachedPage<T> {
  const data = page.data.filter((each) => each.id !== id)
  return data.length === page.data.length ? page : recounted(page, data, -1)
}

/** Sets a default: only this record is marked. */
export const defaulted = <T extends Identified & { is_default: boolean }>(
  page: CachedPage<T>,
  id: T['id'],
): CachedPage<T> => ({
  ...page,
  data: page.data.map((each) => ({ ...each, is_default: each.id === id })),
})

/** A new order: the given rows get their index as `sort`; any others follow. */
export function reordered<T extends Identified>(page: CachedPage<T>, ids: readonly T['id'][]): CachedPage<T> {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: T) => places.get(id) ?? ids.length
  const placed = (row: T): T => (places.has(row.id) && 'sort' in row ? { ...row, sort: placeOf(row) } : row)
  return { ...page, data: page.data.map(placed).sort((a, b) => placeOf(a) - placeOf(b)) }
}
