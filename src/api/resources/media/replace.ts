import { eq } from 'drizzle-orm'
import { sortKey } from '../../../domain/collation'
import { pictureSizes, type StoredFile, versionOf } from '../../../domain/media'
import { includeSchema, rowSchema } from '../../crud/rowSchema'
import { answerWith, lockRow, whereRow } from '../../crud/write'
import { media as table } from '../../db/tables/media'
import { dataOf } from '../../http/answerPlan'
import { idOf } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { storeUpload, urlOf } from '../../uploads'
import { media } from './media'
import { copyFile, deleteFile, placeFirst, placeLater } from './place'
import { holdFiles, rewriteUses } from './rewrite'

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.'))

/** Stored under a new address until the row is locked. */
async function store(call: Call): Promise<Record<string, unknown>> {
  return { stored: await storeUpload(call, 'file', call.body.file) }
}

type MediaRow = typeof table.$inferSelect

/** Moves the former file to the trash as a row of its own, so that replacing it loses nothing. */
async function keepFormer(call: Call, row: MediaRow, path: string): Promise<void> {
  const moment = call.now.toISOString()
  const isMoved = path !== row.path
  const [former] = await call.db
    .insert(table)
    .values({
      name: row.name,
      name_key: sortKey(row.name),
      file: row.file,
      path,
      type: row.type,
      kind: row.kind,
      size: row.size,
      url: urlOf(path),
      thumbnail_url:
        row.thumbnail_url && isMoved ? urlOf(versionOf(path, pictureSizes[0])) : row.thumbnail_url,
      width: row.width,
      height: row.height,
      alt: row.alt,
      tags: row.tags,
      focus_x: row.focus_x,
      focus_y: row.focus_y,
      hash: row.hash,
      created_at: row.created_at,
      updated_at: moment,
    })
    .returning({ id: table.id })
  await call.db.delete(table).where(eq(table.id, Number(former?.id)))
}

/**
 * `POST /media/{id}/file`: replaces the file. In the same format it keeps its address; in another it gets a new one,
 * which is written into all records that use it, or nothing happens.
 * @throws ApiError `conflict`, `forbidden` with the number of records that the caller may not change, 422
 */
async function replace(call: Call): Promise<Response> {
  const { db, deps } = call
  const { storage } = deps
  const stored = call.body.stored as StoredFile
  const id = idOf(call.params.id)
  await holdFiles(call, [id])
  const row = (await lockRow(call, media, whereRow(media, id))) as MediaRow
  if (row.kind !== stored.kind)
    throw new ApiError('unsupported_type', { errors: { file: [{ key: 'validation.other_kind' }] } })
  await placeFirst(call, id)
  const stays = extensionOf(row.path) === extensionOf(stored.path)
  const { path, url, thumbnail_url, ...facts } = stored
  await db
    .update(table)
    .set({
      ...facts,
      ...(stays
        ? {
            thumbnail_url: thumbnail_url && urlOf(versionOf(row.path, pictureSizes[0])),
            revision: row.revision + 1,
          }
        : { path, url, thumbnail_url }),
      // The focus of the former picture does not fit the new one.
      focus_x: 50,
      focus_y: 50,
      version: row.version + 1,
      updated_at: call.now.toISOString(),
    })
    .where(eq(table.id, id))
  if (!stays) {
    await keepFormer(call, row, row.path)
    await rewriteUses(call, [row.stem], url)
    return answerWith(call, media, id)
  }
  const former = path.replace(/[^/]+(?=\.\w+$)/, crypto.randomUUID())
  call.afterFailure.push(() => deleteFile(storage, former))
  await copyFile(storage, row.path, former)
  await keepFormer(call, row, former)
  await placeLater(call, id, url)
  return answerWith(call, media, id)
}

export const replaceRoute: GuardedRoute = {
  method: 'POST',
  path: '/media/:id/file',
  summary: 'Replace a file',
  asks: { include: includeSchema(media) },
  takes: null,
  answers: dataOf(() => rowSchema(media)),
  guard: media.guards.update,
  files: 'file',
  prepare: store,
  handler: replace,
}
