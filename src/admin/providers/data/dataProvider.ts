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
import type { HttpClient } from '../http/http'
import { createKeys, signatureOf } from '../http/idempotency'
import { listQuery } from '../http/query'
import { forEachId } from './bulk'
import { specialMethods } from './calls'
import { formDataOf, updatePayload } from './changes'
import { type Endpoint, endpointOf } from './endpoints'
import type { AppDataProvider, ListMeta, Sorted } from './types'

type Row = RaRecord
interface ListAnswer {
  data: Row[]
  meta: ListMeta
}
interface OneAnswer {
  data: Row
}

const ifMatch = (row: { version?: unknown } | undefined): Record<string, string> =>
  row?.version === undefined ? {} : { 'If-Match': `"${row.version}"` }

/** The data provider: translates react-admin's calls into API calls by the endpoint table. */
export function createDataProvider(http: HttpClient): AppDataProvider {
  const keys = createKeys()

  const list = async (resource: string, params: GetListParams) => {
    const endpoint = endpointOf(resource)
    const query = listQuery(endpoint, params)
    const { data, meta } = await http<ListAnswer>(endpoint.path, { query, signal: params.signal })
    return { data, total: meta.pagination.total, meta }
  }

  const byIds = async (resource: string, ids: readonly unknown[], { meta, signal }: GetManyParams) => {
    const endpoint = endpointOf(resource)
    const filter = endpoint.one === 'list' ? {} : { id: ids }
    const pagination = { page: 1, perPage: Math.min(1000, Math.max(1, ids.length)) }
    const { data } = await list(resource, { filter, pagination, meta, signal })
    const wanted = new Set(ids.map(String))
    return data.filter(({ id }) => wanted.has(String(id)))
  }

  const one = async (resource: string, { id, meta, signal }: GetOneParams): Promise<OneAnswer> => {
    const endpoint = endpointOf(resource)
    if (endpoint.one === 'address')
      return http<OneAnswer>(`${endpoint.path}/${id}`, { query: { include: endpoint.include }, signal })
    const [data] = await byIds(resource, [id], { ids: [id], meta, signal })
    if (!data) throw new HttpError('ra.notification.item_doesnt_exist', 404, null)
    return { data }
  }

  /** The address of a record; where it has a key instead of the id, the key is looked up. */
  const addressOf = async (resource: string, id: unknown, row?: Partial<Row>): Promise<string> => {
    const { path, key }: Endpoint = endpointOf(resource)
    if (!key) return `${path}/${id}`
    const known: unknown = row?.[key] ?? (await one(resource, { id: id as Row['id'] })).data[key]
    return `${path}/${encodeURIComponent(String(known))}`
  }

  const update = async (resource: string, { id, data, previousData }: UpdateParams): Promise<OneAnswer> => {
    const endpoint = endpointOf(resource)
    const payload = updatePayload(endpoint, data, previousData ?? {})
    if (!payload) return { data: previousData ?? { ...data, id } }
    const query = { include: endpoint.formInclude ?? endpoint.include }
    const headers = ifMatch(previousData)
    const { updateAt, multipart } = endpoint
    if (updateAt) {
      const body = { [updateAt.owner]: id, ...payload }
      return http(updateAt.path, { method: 'POST', query, body, headers })
    }
    const address = await addressOf(resource, id, previousData)
    if (!multipart) return http(address, { method: 'PATCH', query, body: payload, headers })
    const body = formDataOf(payload)
    return http(address, { method: 'POST', query: { _method: 'PATCH', ...query }, body, headers })
  }

  const remove = async (resource: string, { id, previousData }: DeleteParams): Promise<OneAnswer> => {
    const address = await addressOf(resource, id, previousData)
    await http(address, { method: 'DELETE', headers: ifMatch(previousData) })
    return { data: { ...previousData, id } }
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
    async create(resource: string, { data }: CreateParams): Promise<OneAnswer> {
      const endpoint: Endpoint = endpointOf(resource)
      const { path, createPath = path, multipart, include } = endpoint
      const signature = signatureOf(resource, data)
      const headers = { 'Idempotency-Key': keys.of(signature) }
      const body = multipart ? formDataOf(data) : data
      const answer = await http<OneAnswer>(createPath, { method: 'POST', query: { include }, body, headers })
      keys.done(signature)
      return answer
    },
    update,
    async updateMany(resource: string, { ids, data }: { ids: Row['id'][]; data: Partial<Row> }) {
      const rows = await forEachId(ids, (id) => update(resource, { id, data, previousData: { id } }))
      return { data: ids, meta: { rows } }
    },
    delete: remove,
    async deleteMany(resource: string, { ids }: { ids: Row['id'][] }) {
      await forEachId(ids, (id) => remove(resource, { id }))
      return { data: ids }
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
  }
  return { ...provider, ...specialMethods(http) } as AppDataProvider
}

type ReferenceParams = GetListParams & { target: string; id: Row['id'] }
