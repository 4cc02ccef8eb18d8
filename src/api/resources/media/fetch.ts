import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { maxUpload, type StoredFile } from '../../../domain/media'
import { fetchSchema, mediaSchema } from '../../../domain/mediaSchema'
import { validate } from '../../../domain/validation'
import { includeSchema, rowSchema } from '../../crud/rowSchema'
import { answerWith } from '../../crud/write'
import { mediaSources as sources, media as table } from '../../db/tables/media'
import { dataOf } from '../../http/answerPlan'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { retryAfter } from '../../http/unavailable'
import { dropUnneeded, filesOf } from '../../named'
import { storeUpload } from '../../uploads'
import { media } from './media'
import { insertFile } from './upload'

interface Brought extends AnyObject {
  url: string
  known?: number
  stored?: StoredFile
}

/** @throws ApiError 422 at `url` with the reason */
async function bring(call: Call): Promise<Brought> {
  const { value, errors } = validate(fetchSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const { href: url } = new URL(value.url)
  const [known] = await call.db.select({ id: sources.media_id }).from(sources).where(eq(sources.url, url))
  if (known) return { url, known: known.id }
  const { remote } = call.deps
  if (!remote) throw invalid('url', 'remote_absent')
  const stored = await remote.get(url, maxUpload, async (file) => {
    if ('key' in file) throw new ApiError('invalid', { errors: { url: [file] } })
    const upload = new File([new Uint8Array(file.bytes)], file.name)
    return storeUpload(call, 'url', upload, { only: 'image' })
  })
  if (!stored) throw new ApiError('unavailable', { headers: retryAfter })
  return { url, stored }
}

/** Reuses an equal file of the library; the lock covers uploads of the same file at the same moment. */
async function rowOf(call: Call, stored: StoredFile): Promise<number> {
  await call.db.execute(sql`select pg_advisory_xact_lock(hashtext('media'), hashtext(${stored.hash}))`)
  const [same] = await call.db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.hash, stored.hash))
    .orderBy(table.id)
    .limit(1)
  if (!same) return insertFile(call, mediaSchema.cast({ name: stored.file }), stored)
  call.afterCommit.push(() => dropUnneeded(call.deps, filesOf('media', { url: stored.url })))
  return same.id
}

/**
 * `POST /media/fetch`: imports a picture from another site once, and answers its row.
 * @throws ApiError 422 at `url`, `unsupported_type`, `unavailable` when too many are being fetched
 */
async function store(call: Call): Promise<Response> {
  const { url, known, stored } = call.body as Brought
  if (known || !stored) return answerWith(call, media, Number(known))
  const id = await rowOf(call, stored)
  await call.db
    .insert(sources)
    .values({ url, media_id: id })
    .onConflictDoUpdate({ target: sources.url, set: { media_id: id } })
  return answerWith(call, media, id, 201)
}

export const fetchRoute: GuardedRoute = {
  method: 'POST',
  path: '/media/fetch',
  summary: 'Bring a picture of another site into the library',
  asks: { include: includeSchema(media) },
  takes: fetchSchema,
  // It is 200 when the picture is there already.
  answers: { ...dataOf(() => rowSchema(media), 201), or: [200] },
  guard: media.guards.create,
  prepare: bring,
  handler: store,
}
