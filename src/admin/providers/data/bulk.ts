import { HttpError, type Identifier, type RaRecord } from 'react-admin'
import type { HttpClient } from '../http/http'
import { searchOf } from '../http/query'
import { endpointOf } from './endpoints'
import type { WriteMeta } from './meta'

/** Some rows of a bulk call were refused; screens apply `done` and report `failed`. */
export class BulkError extends Error {
  constructor(
    readonly done: RaRecord[],
    /** `title` comes from the server, since the row may be on a page that was not loaded. */
    readonly failed: { id: Identifier; title?: string; error: unknown }[],
    /** Batch by which the successful changes can be undone. */
    readonly batch?: string,
  ) {
    super(`${failed.length} of ${failed.length + done.length} failed`)
    this.name = 'BulkError'
  }
}

/** Rows of a bulk call: by ids, or all that match a list's filters. */
export type Which = { ids: readonly Identifier[] } | { filter: Record<string, unknown> }

/** A change that the entity declares by name, with the user's input. */
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
 * Deletes or updates many rows in one call. Rows of the result have only the id and the changed fields.
 * @throws BulkError when some rows were refused
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
    ...(meta.reason && { Reason: encodeURIComponent(meta.reason) }),
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
