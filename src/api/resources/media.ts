import { sortKey } from '../../domain/collation'
import { mediaSchema } from '../../domain/mediaSchema'
import { validate } from '../../domain/validation'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { choice, moment, title } from '../crud/fields'
import { answerWith } from '../crud/write'
import { media as table } from '../db/tables/media'
import { ApiError } from '../http/errors'
import type { Call, GuardedRoute } from '../http/route'
import { type StoredFile, storeUpload } from '../uploads'

/** The media library. The files of a deleted row stay until it leaves the trash. */
export const media = entity(table, {
  schema: mediaSchema,
  fields: {
    kind: choice(table.kind),
    type: choice(table.type),
    name: title(table.name, table.search_text),
    created_at: moment(table.created_at),
  },
  sorts: ['id', 'name', 'size', 'created_at'],
  sortKeys: { name: 'name_key' },
  search: { title: 'name', subtitle: 'type', image: 'thumbnail_url' },
  counted: ['kind'],
  facets: ['kind'],
})

async function store(call: Call): Promise<{ name: unknown; stored: StoredFile }> {
  const stored = await storeUpload(call, 'file', call.body.file)
  return { name: call.body.name || stored.file, stored }
}

/** `POST /media`: multipart with `file`, and `name` when it differs from the file's. */
async function upload(call: Call): Promise<Response> {
  const { value, errors } = validate(mediaSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const stored = call.body.stored as StoredFile
  const moment = call.now.toISOString()
  const [row] = await call.db
    .insert(table)
    .values({ ...value, ...stored, name_key: sortKey(value.name), created_at: moment, updated_at: moment })
    .returning({ id: table.id })
  return answerWith(call, media, Number(row?.id), 201)
}

export const mediaRoutes: GuardedRoute[] = [
  ...crud(media, ['GET', 'PATCH', 'DELETE']),
  bulkRoute(media),
  {
    method: 'POST',
    path: '/media',
    guard: media.guards.create,
    files: true,
    prepare: store,
    handler: upload,
  },
]
