import { guards } from '../../domain/guards'
import { mediaSchema } from '../../domain/mediaSchema'
import { validate } from '../../domain/validation'
import { crud } from '../crud/crud'
import { choice, moment, number, title } from '../crud/fields'
import type { Resource } from '../crud/resource'
import { answerWith } from '../crud/write'
import { media as table } from '../db/schema'
import { ApiError } from '../http/errors'
import type { Call, GuardedRoute } from '../http/route'
import { removeAfterCommit, type StoredFile, storeUpload } from '../uploads'

/** The media library (spec §3). */
export const media: Resource = {
  name: 'media',
  table,
  schema: mediaSchema,
  guards: guards.media,
  fields: {
    id: number(table.id),
    kind: choice(table.kind),
    type: choice(table.type),
    name: title(table.name, table.search_text),
    created_at: moment(table.created_at),
  },
  sorts: ['id', 'name', 'size', 'created_at'],
  order: ['id', 'desc'],
  counted: ['kind'],
  facets: ['kind'],
  hooks: {
    remove: async (call, row) =>
      removeAfterCommit(call, { path: String(row.path), thumbnail_url: String(row.thumbnail_url) }),
  },
}

async function store(call: Call): Promise<{ name: unknown; stored: StoredFile }> {
  const stored = await storeUpload(call, 'file', call.body.file)
  return { name: call.body.name || stored.file, stored }
}

/** `POST /media`: multipart with `file`, and a `name` when it shall differ from the file's. */
async function upload(call: Call): Promise<Response> {
  const { value, errors } = validate(mediaSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const stored = call.body.stored as StoredFile
  const moment = call.now.toISOString()
  const [row] = await call.db
    .insert(table)
    .values({ ...value, ...stored, created_at: moment, updated_at: moment })
    .returning({ id: table.id })
  return answerWith(call, media, Number(row?.id), 201)
}

export const mediaRoutes: GuardedRoute[] = [
  ...crud(media).filter(({ method }) => method !== 'POST'),
  {
    method: 'POST',
    path: '/media',
    guard: 'manage-media',
    files: true,
    prepare: store,
    handler: upload,
  },
]
