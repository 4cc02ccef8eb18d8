import { sql } from 'drizzle-orm'
import { pictureStem } from '../../../domain/media'
import { removeRow, whereRow } from '../../crud/write'
import { rowsOf } from '../../db/database'
import { nothing } from '../../http/answerPlan'
import { idOf, noContent } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { choiceSchema, textSchema } from '../../http/schema'
import { media } from './media'
import { forced } from './removal'
import { holdFiles, rewriteUses } from './rewrite'

interface FileRemoval {
  force?: boolean
  replaceBy?: string
}

interface Held {
  id: number
  stem: string
  url: string
  kind: string
}

async function fileAt({ db }: Call, url: string, not: number): Promise<Held> {
  const stem = pictureStem(url).replace(/^\/files\//, '')
  const [found] = await rowsOf<Held>(db, sql`select id, stem, url, kind from media where stem = ${stem}`)
  if (!found) throw invalid('replace_by', 'not_found_reference')
  if (found.id === not) throw invalid('replace_by', 'invalid')
  return found
}

/**
 * Deletes a file; `replaceBy` is the address of a file that replaces it in all records.
 * @throws ApiError `in_use`, `forbidden` with the number of records that the caller may not change, 422 for
 * `replace_by`
 */
async function removeMedia(call: Call, id: number, { force, replaceBy }: FileRemoval): Promise<void> {
  if (replaceBy) {
    const other = await fileAt(call, replaceBy, id)
    await holdFiles(call, [id, other.id])
    const rows = await rowsOf<Held>(
      call.db,
      sql`select id, stem, url, kind from media where id in (${id}, ${other.id})`,
    )
    const [file, heir] = [id, other.id].map((each) => rows.find((row) => row.id === each))
    // Deleted by another call meanwhile.
    if (!heir) throw invalid('replace_by', 'not_found_reference')
    if (file && file.kind !== heir.kind) throw invalid('replace_by', 'invalid')
    if (file) await rewriteUses(call, [file.stem], heir.url)
  }
  await removeRow(force ? forced(call) : call, media, whereRow(media, id))
}

export const removeRoute: GuardedRoute = {
  method: 'DELETE',
  path: '/media/:id',
  summary: 'Delete a file, or replace it by another in all records',
  asks: { force: choiceSchema(['0', '1']), replace_by: textSchema },
  answers: nothing,
  guard: media.guards.delete,
  handler: async (call) => {
    const replaceBy = call.url.searchParams.get('replace_by') ?? undefined
    await removeMedia(call, idOf(call.params.id), { replaceBy })
    return noContent()
  },
}

/** `data` of the call applies to each file. */
export async function removeOfMany(call: Call, id: number, data: Record<string, unknown>): Promise<void> {
  const { force, replace_by } = data
  if (force !== undefined && force !== true) throw invalid('force', 'invalid')
  if (replace_by !== undefined && typeof replace_by !== 'string') throw invalid('replace_by', 'invalid')
  await removeMedia(call, id, { force: Boolean(force), replaceBy: replace_by })
}
