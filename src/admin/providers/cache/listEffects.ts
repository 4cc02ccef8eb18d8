import type { QueryClient } from '@tanstack/react-query'
import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin'
import * as effects from '../../../domain/listEffects'
import { BulkError } from '../data/bulk'
import { withEffects } from '../data/calls'
import type { ListTools } from '../data/calls/call'
import { changedFields } from '../data/changes'
import { defaultSort, endpointOf } from '../data/endpoints'
import type { AppDataProvider, Sorted } from '../data/types'
import { keptCounts } from './keptCounts'
import { applyToLists, type CachedList, type Effect, replaceRecord, withPage } from './listCache'
import { countedAs, recounted, rowMatches } from './matching'
import { type ListAsked, raKeys } from './raKeys'

type Row = RaRecord
type Filter = Record<string, unknown>

const inDefaultOrder = (resource: string, sort?: ListAsked['sort']): boolean => {
  const usual = defaultSort(resource)
  return !sort || (sort.field === usual.field && sort.order === usual.order)
}

/**
 * Counts of a list after a row has changed. A field's counts ignore its own filter, since tabs show them, so they
 * change on the lists of other tabs too.
 */
function countsAfter(resource: string, list: CachedList, filter: Filter, before?: Row, after?: Row) {
  const { counts } = list.meta
  if (!counts) return counts
  const each = Object.entries(counts).map(([field, values]) => {
    const others = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== field))
    const counted = (row: Row | undefined) =>
      row && rowMatches(resource, others, row) ? countedAs(resource, row) : undefined
    return recounted({ [field]: values }, counted(before), counted(after))
  })
  return Object.assign({}, ...each) as typeof counts
}

/** Sets `per_page` to 0: unpaged lists have their length there, which would let a new row push the last one out. */
const unlimited = (page: effects.CachedPage<Row>): effects.CachedPage<Row> => ({
  ...page,
  pagination: { ...page.pagination, per_page: 0 },
})

const creation =
  (resource: string, row: Row): Effect =>
  (list, { pagination, sort, filter = {} }) => {
    const fits = rowMatches(resource, filter, row)
    const counts = countsAfter(resource, list, filter, undefined, row)
    if (fits === false) return { list: withPage(list, (page) => page, counts) }
    const exact = fits === true && inDefaultOrder(resource, sort)
    if (!exact) return { list, ask: 'now' }
    const { all = false, under } = endpointOf(resource)
    if (under) {
      const parentOf = (each: Row) => each[under]
      // The row above may change too: an answered question.
      return { list: withPage(list, (page) => effects.createdUnder(page, row, parentOf), counts), ask: 'now' }
    }
    const isSorted = all && defaultSort(resource).field === 'sort'
    const add = (page: effects.CachedPage<Row>) =>
      isSorted
        ? effects.createdInOrder(unlimited(page) as effects.CachedPage<Placed>, row as Placed)
        : effects.created(all ? unlimited(page) : page, row)
    const next = withPage(list, add, counts)
    return { list: next, ask: (pagination?.page ?? 1) > 1 ? 'later' : undefined }
  }

const change =
  (resource: string, row: Row, previous?: Row): Effect =>
  (list, { sort, filter = {} }) => {
    const shown = list.data.find(({ id }) => String(id) === String(row.id))
    const before = previous ?? shown
    const changed = before ? Object.keys(changedFields(row, before)) : Object.keys(row)
    const moves = changed.some((name) => name in filter || name === sort?.field) || 'q' in filter
    const whole = { ...before, ...row }
    const counts = countsAfter(resource, list, filter, before, whole)
    const leaves = shown !== undefined && rowMatches(resource, filter, whole) === false
    const next = withPage(
      list,
      (page) => (leaves ? effects.deleted(page, shown.id) : effects.updated(page, row)),
      counts,
    )
    return { list: next, ask: askAfter(next, moves || (!before && counts !== undefined)) }
  }

const deletion =
  (resource: string, id: Row['id'], previous?: Row): Effect =>
  (list, { filter = {} }) => {
    const shown = list.data.find((row) => String(row.id) === String(id))
    const gone = shown ?? previous
    const counts = countsAfter(resource, list, filter, gone)
    if (!shown) return { list: withPage(list, (page) => page, counts), ask: 'later' }
    const next = withPage(list, (page) => effects.deleted(page, shown.id), counts)
    const { total, per_page, current_page } = list.meta.pagination
    return { list: next, ask: askAfter(next, total > per_page * current_page) }
  }

/** Applied before the server answers: otherwise the row would jump back for a moment after the drop. */
const newOrder =
  (resource: string, rows: readonly Sorted[]): Effect =>
  (list, { sort }) => ({
    list: inDefaultOrder(resource, sort)
      ? withPage(list, (page) =>
          effects.reordered(
            page,
            rows.map(({ id }) => id),
          ),
        )
      : list,
  })

/** An emptied page is refetched at once if there are more rows; an incomplete one on the next visit. */
const askAfter = ({ data, total = 0 }: CachedList, incomplete: boolean): 'later' | 'now' | undefined =>
  data.length === 0 && total > 0 ? 'now' : incomplete ? 'later' : undefined

/** Updates the cached lists after each mutation; refetches only where the outcome cannot be computed here. */
export function withListEffects(provider: AppDataProvider, client: QueryClient): AppDataProvider {
  const applyCreated = (resource: string, row: Row) => {
    applyToLists(client, resource, creation(resource, row))
    if (endpointOf(resource).under) void client.invalidateQueries({ queryKey: raKeys.records(resource) })
  }
  const applyChanged = (resource: string, row: Row, previous?: Row) => {
    replaceRecord(client, resource, row)
    applyToLists(client, resource, change(resource, row, previous))
  }
  const applyDeleted = (resource: string, ids: readonly Row['id'][], previous?: Row) => {
    for (const id of ids) applyToLists(client, resource, deletion(resource, id, previous))
  }
  /** After a partial failure the effect runs for the rows that succeeded. */
  const partly = async <T>(run: () => Promise<T>, effect: (rows: Row[]) => void) => {
    try {
      return await run()
    } catch (error) {
      if (error instanceof BulkError) effect(error.done)
      throw error
    }
  }
  const lists: ListTools = {
    created: applyCreated,
    changed: (resource, change) =>
      applyToLists(client, resource, (list) => ({ list: withPage(list, change), ask: 'now' })),
    stale(...resources) {
      for (const resource of resources) void client.invalidateQueries({ queryKey: raKeys.all(resource) })
    },
  }

  const wrapped = {
    ...provider,
    ...withEffects(provider, lists),
    async getList(resource: string, params: GetListParams) {
      const kept = keptCounts(client, resource, params)
      if (!kept) return provider.getList(resource, params)
      const result = await provider.getList(resource, { ...params, meta: { ...params.meta, counts: false } })
      return { ...result, meta: { ...result.meta, ...kept } }
    },
    async create(resource: string, params: CreateParams) {
      const result = await provider.create(resource, params)
      applyCreated(resource, result.data)
      return result
    },
    async update(resource: string, params: UpdateParams) {
      const result = await provider.update(resource, params)
      applyChanged(resource, result.data, params.previousData)
      if (params.meta?.redirect) lists.stale('redirects')
      return result
    },
    async updateMany(resource: string, params: UpdateManyParams) {
      const effect = (rows: Row[]) => {
        for (const row of rows) applyChanged(resource, row)
        // Only the server knows the new versions and derived fields.
        lists.stale(resource)
      }
      const result = await partly(() => provider.updateMany(resource, params), effect)
      effect(result.meta.rows)
      return result
    },
    async delete(resource: string, params: DeleteParams) {
      const result = await provider.delete(resource, params)
      applyDeleted(resource, [params.id], params.previousData)
      return result
    },
    async deleteMany(resource: string, params: DeleteManyParams) {
      const effect = (rows: Row[]) =>
        applyDeleted(
          resource,
          rows.map(({ id }) => id),
        )
      const result = await partly(() => provider.deleteMany(resource, params), effect)
      effect(result.meta.rows)
      return result
    },
    async reorder(...[resource, rows]: Parameters<AppDataProvider['reorder']>) {
      applyToLists(client, resource, newOrder(resource, rows))
      try {
        const result = await provider.reorder(resource, rows)
        for (const row of result.data) applyChanged(resource, row)
        return result
      } catch (error) {
        lists.stale(resource)
        throw error
      }
    },
    async arrange(...[resource, moves]: Parameters<AppDataProvider['arrange']>) {
      try {
        const result = await provider.arrange(resource, moves)
        for (const row of result.data) applyChanged(resource, row)
        return result
      } catch (error) {
        lists.stale(resource)
        throw error
      }
    },
  }
  return wrapped as AppDataProvider
}

type Placed = Row & { sort: number }
