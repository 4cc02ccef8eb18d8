import { HttpError, type Identifier, type RaRecord } from 'react-admin'
import type { HttpClient } from '../http/http'
import { searchOf } from '../http/query'
import { endpointOf } from './endpoints'
import type { WriteMeta } from './meta'

/** Some of many rows were refused. The screens apply what succeeded and report the others. */
export class BulkError extends Error {
  constructor(
    readonly done: RaRecord[],
    /** `title`: as the server calls the row, which may be on no page that was loaded. */
    readonly failed: { id: Identifier; title?: string; error: unknown }[],
    /** What succeeded can be undone by it. */
    readonly batch?: string,
  ) {
    super(`${failed.length} of ${failed.length + done.length} failed`)
    this.name = 'BulkError'
  }
}

/** Which rows are meant: these, or all that match the filters of a list. */
export type Which = { ids: readonly Identifier[] } | { filter: Record<string, unknown> }

/** A change by the name under which the entity declares it, and what it asks. */
export interface ComputedChange {
  name: string
  asked: object
}

type Action =
  | { action: 'delete'; data?: Record<string, unknown> }
  | { action: 'update'; data: Record<string, unknown> }
  | { action: 'update'; change: ComputedChange }

interface Refused {
  id: number
  title: string
  code: string
  message: string
}

/**
 * One call that does the same to many rows. Returns what they are now, as far as that is known here, and the batch by
 * which it can be undone; throws a `BulkError` when some were refused.
 */
export async function bulk(
  http: HttpClient,
  resource: string,
  which: Which,
  action: Action,
  meta: WriteMeta = {},
): Promise<{ rows: RaRecord[] } & WriteMeta> {
  const endpoint = endpointOf(resource)
  const isAll = 'filter' in which
  let batch: string | undefined
  const headers = {
    ...(meta.batch && { 'Batch-Id': meta.batch }),
    ...(meta.key && { 'Idempotency-Key': meta.key }),
  }
  const { data } = await http<{ data: { done: number[]; refused: Refused[] } }>(`${endpoint.path}/bulk`, {
    method: 'POST',
    query: isAll ? searchOf(which.filter, endpoint) : {},
    body: { ...action, ...(isAll ? { all: true } : { ids: which.ids }) },
    headers,
    onHeaders: (headers) => {
      batch = headers.get('Batch-Id') ?? undefined
    },
  })
  const change = action.action === 'update' && 'data' in action ? action.data : {}
  const rows = data.done.map((id) => ({ ...change, id }))
  if (data.refused.length === 0) return { rows, batch }
  const failed = data.refused.map(({ id, title, code, message }) => ({
    id,
    title,
    error: new HttpError(message, 422, { code, message }),
  }))
  throw new BulkError(rows, failed, batch)
}
