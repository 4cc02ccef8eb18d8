import { eq } from 'drizzle-orm'
import type { InferType } from 'yup'
import { sortKey } from '../../../domain/collation'
import type { StoredFile } from '../../../domain/media'
import { mediaSchema } from '../../../domain/mediaSchema'
import { validate } from '../../../domain/validation'
import { includeSchema, rowSchema } from '../../crud/rowSchema'
import { answerWith, readOne } from '../../crud/write'
import { media as table } from '../../db/tables/media'
import { dataOf } from '../../http/answerPlan'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { choiceSchema } from '../../http/schema'
import { storeUpload } from '../../uploads'
import { media } from './media'

async function store(call: Call): Promise<Record<string, unknown>> {
  const stored = await storeUpload(call, 'file', call.body.file)
  return { ...call.body, name: call.body.name || stored.file, stored }
}

/** @throws ApiError `duplicate` with the existing row, under `?duplicate=refuse` */
async function refuseDuplicate({ db, url, now }: Call, { hash }: StoredFile): Promise<void> {
  if (url.searchParams.get('duplicate') !== 'refuse') return
  const [known] = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.hash, hash))
    .orderBy(table.id)
    .limit(1)
  if (!known) return
  const row = await readOne(db, media, eq(table.id, known.id), ['uses_count', 'copies'], now)
  throw new ApiError('duplicate', { extra: { data: JSON.parse(row ?? 'null') } })
}

export async function insertFile(
  { db, now }: Call,
  value: InferType<typeof mediaSchema>,
  stored: StoredFile,
): Promise<number> {
  const moment = now.toISOString()
  const [row] = await db
    .insert(table)
    .values({ ...value, ...stored, name_key: sortKey(value.name), created_at: moment, updated_at: moment })
    .returning({ id: table.id })
  return Number(row?.id)
}

/** `POST /media`: multipart with `file`, and `name` when it differs from the file's. */
async function upload(call: Call): Promise<Response> {
  const { value, errors } = validate(mediaSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const stored = call.body.stored as StoredFile
  await refuseDuplicate(call, stored)
  return answerWith(call, media, await insertFile(call, value, stored), 201)
}

export const uploadRoute: GuardedRoute = {
  method: 'POST',
  path: '/media',
  summary: 'Upload a file',
  asks: { include: includeSchema(media), duplicate: choiceSchema(['refuse']) },
  // Its name is by default that of the file.
  takes: mediaSchema.partial(),
  answers: dataOf(() => rowSchema(media), 201),
  guard: media.guards.create,
  files: 'file',
  prepare: store,
  handler: upload,
}
