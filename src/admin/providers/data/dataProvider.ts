import type {
  CreateParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  RaRecord,
  UpdateParams,
} from 'react-admin'
import { HttpError } from 'react-admin'
import type { HttpClient, HttpRequest } from '../http/http'
import { createKeys, signatureOf } from '../http/idempotency'
import { includeOf, listQuery, pathOf } from '../http/query'
import { bulk } from './bulk'
import { specialMethods } from './calls'
import { formDataOf, updatePayload } from './changes'
import type { Endpoint } from './endpoint'
import { endpointOf } from './endpoints'
import type { ListMeta, WriteMeta } from './meta'
import type { AppDataProvider, RowMove, Sorted } from './types'

type Row = RaRecord
interface ListAnswer {
  data: Row[]
  meta: ListMeta
}
interface OneAnswer {
  data: Row
  meta?: WriteMeta
}

/** Headers of a write: the version it is based on, and the batch it belongs to. */
const headersOf = (row: { version?: unknown } | undefined, meta?: WriteMeta): Record<string, string> => ({
  ...(row?.version !== undefined && { 'If-Match': `"${row.version}"` }),
  ...(meta?.batch && { 'Batch-Id': meta.batch }),
  ...(meta?.reason && { Reason: encodeURIComponent(meta.reason) }),
})

export function createDataProvider(http: HttpClient): AppDataProvider {
  const keys = createKeys()

  /** Sends a write; `meta.batch` of the result can undo it. */
  const write = async (path: string, request: HttpRequest): Promise<OneAnswer> => {
    const meta: WriteMeta = {}
    const onHeaders = (headers: Headers) => {
      meta.batch = headers.get('Batch-Id') ?? undefined
    }
    const answer = await http<OneAnswer>(path, { ...request, onHeaders })
    return { ...answer, meta }
  }

  const list = async (resource: string, params: GetListParams) => {
    const endpoint = endpointOf(resource)
    const [path, filter] = pathOf(endpoint, params.filter)
    const query = listQuery(endpoint, { ...params, filter })
    const { data, meta } = await http<ListAnswer>(path, { query, signal: params.signal })
    return { data, total: meta.pagination.total, meta }
  }

  const byIds = async (resource: string, ids: readonly unknown[], { meta, signal }: GetManyParams) => {
    const endpoint = endpointOf(resource)
    const wanted = new Set(ids.map(String))
    const isListed = endpoint.one === 'list'
    const found: Row[] = []
    // The API answers at most this many records with their bodies.
    const portion = isListed ? 1000 : 100
    for (let at = 0; at === 0 || at < ids.length; at += portion) {
      const part = ids.slice(at, at + portion)
      const filter = isListed ? {} : { [endpoint.oneBy ?? 'id']: part }
      const pagination = { page: 1, perPage: Math.max(1, part.length) }
      const { data } = await list(resource, { filter, pagination, meta, signal })
      found.push(...data.filter(({ id }) => wanted.has(String(id))))
      if (isListed) break
    }
    return found
  }

  const one = async (resource: string, { id, meta, signal }: GetOneParams): Promise<OneAnswer> => {
    const endpoint = endpointOf(resource)
    if (endpoint.one === 'address')
      return http<OneAnswer>(`${endpoint.path}/${id}`, {
        query: { include: includeOf(endpoint, meta) },
        signal,
      })
    const [data] = await byIds(resource, [id], { ids: [id], meta, signal })
    if (!data) throw new HttpError('ra.notification.item_doesnt_exist', 404, null)
    return { data }
  }

  /** Address of a record; looks up `key` for endpoints that use one in place of the id. */
  const addressOf = async (resource: string, id: unknown, row?: Partial<Row>): Promise<string> => {
    const { path, recordPath = path, key }: Endpoint = endpointOf(resource)
    if (!key) return `${recordPath}/${id}`
    const known: unknown = row?.[key] ?? (await one(resource, { id: id as Row['id'] })).data[key]
    return `${recordPath}/${encodeURIComponent(String(known))}`
  }

  const update = async (resource: string, params: UpdateParams): Promise<OneAnswer> => {
    const { id, data, previousData } = params
    const endpoint = endpointOf(resource)
    const payload = updatePayload(endpoint, data, previousData ?? {})
    if (!payload) return { data: previousData ?? { ...data, id } }
    const query = {
      // At a record's own address only the list's includes: of their own account users may not request all of the
      // form's.
      include: endpoint.one === 'address' ? endpoint.include : (endpoint.formInclude ?? endpoint.include),
      redirect: params.meta?.redirect ? 1 : undefined,
      force: params.meta?.force ? 1 : undefined,
    }
    const headers = headersOf(previousData, params.meta)
    const { updateAt, multipart } = endpoint
    if (updateAt) {
      const body = { [updateAt.owner]: id, ...payload }
      return write(updateAt.path, { method: 'POST', query, body, headers })
    }
    const address = await addressOf(resource, id, previousData)
    if (!multipart) return write(address, { method: 'PATCH', query, body: payload, headers })
    const body = formDataOf(payload)
    return write(address, { method: 'POST', query: { _method: 'PATCH', ...query }, body, headers })
  }

  const remove = async (resource: string, params: DeleteParams): Promise<OneAnswer> => {
    const { id, previousData } = params
    const address = await addressOf(resource, id, previousData)
    const headers = headersOf(previousData, params.meta)
    const query = params.meta?.force ? { force: '1' } : undefined
    const { meta } = await write(address, { method: 'DELETE', headers, query })
    return { data: { ...previousData, id }, meta }
  }

  const provider = {
    supportAbortSignal: true,
    getList: list,
    getOne: one,
    getMany: async (resource: string, params: GetManyParams) => ({
      data: await byIds(resource, params.ids, params),
    }),
    getManyReference: (resource: string, { target, id, filter, ...params }: ReferenceParams) =>
      list(resource, { ...params, filter: { ...filter, [target]: id } }),
    async create(resource: string, { data, meta }: CreateParams): Promise<OneAnswer> {
      const endpoint: Endpoint = endpointOf(resource)
      const { path, createPath = path, multipart, include } = endpoint
      const signature = signatureOf(resource, data)
      const headers = { 'Idempotency-Key': String(meta?.key ?? keys.of(signature)) }
      const body = multipart ? formDataOf(data) : data
      const answer = await http<OneAnswer>(createPath, { method: 'POST', query: { include }, body, headers })
      keys.done(signature)
      return answer
    },
    update,
    async updateMany(resource: string, { ids, data, meta }: ManyParams & { data: Partial<Row> }) {
      const which = meta?.all ? { filter: meta.all } : { ids }
      const done = await bulk(http, resource, which, { action: 'update', data }, meta)
      return { data: ids, meta: done }
    },
    delete: remove,
    async deleteMany(resource: string, { ids, meta }: ManyParams) {
      const which = meta?.all ? { filter: meta.all } : { ids }
      const done = await bulk(http, resource, which, { action: 'delete', data: meta?.asked }, meta)
      return { data: done.rows.map(({ id }) => id), meta: done }
    },
    async reorder(resource: string, rows: readonly Sorted[]) {
      const data: Sorted[] = []
      // Sequentially: the server must not see two rows in the same place.
      for (const [sort, row] of rows.entries()) {
        if (row.sort === sort) data.push(row)
        else {
          const saved = await update(resource, { id: row.id, data: { sort }, previousData: row })
          data.push({ ...row, ...saved.data, sort })
        }
      }
      return { data }
    },
    async arrange(resource: string, moves: readonly RowMove[]) {
      const data: Row[] = []
      let meta: WriteMeta = {}
      // Sequentially, so that a refused move leaves those after it unmade.
      for (const { row, parent_id, sort } of moves) {
        const saved = await update(resource, {
          id: row.id,
          data: { parent_id, sort },
          previousData: row,
          meta,
        })
        meta = { batch: meta.batch ?? saved.meta?.batch }
        data.push(saved.data)
      }
      return { data, meta }
    },
  }
  return { ...provider, ...specialMethods(http) } as AppDataProvider
}

type ReferenceParams = GetListParams & { target: string; id: Row['id'] }

interface ManyParams {
  ids: Row['id'][]
  /** `all`: the filters of a list, for all matching rows in place of `ids`. */
  meta?: WriteMeta & { all?: Record<string, unknown> }
}
