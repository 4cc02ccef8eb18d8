import { sql } from 'drizzle-orm'
import { distinctTags, mediaLimits } from '../../../domain/media'
import { includeSchema, rowSchema } from '../../crud/rowSchema'
import { answerWith, changeRow, lockRow, removeRow, whereRow } from '../../crud/write'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { idOf } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { media } from './media'
import { holdFiles, rewriteUses } from './rewrite'

interface Copy {
  id: number
  stem: string
  url: string
  alt: string
  tags: string[]
}

const unconditional = (call: Call): Call => ({
  ...call,
  request: new Request(call.request.url, { method: 'POST' }),
})

/**
 * `POST /media/{id}/merge`: replaces the other copies of this file in all records and moves them to the trash; this
 * file inherits their tags and, if it has none, a description.
 * @throws ApiError `not_found`, `conflict`, `forbidden` with the number of records that the caller may not change
 */
async function merge(call: Call): Promise<Response> {
  const id = idOf(call.params.id)
  const same = sql`hash <> '' and hash = (select hash from media where id = ${id})`
  const known = await rowsOf<{ id: number }>(call.db, sql`select id from media where ${same}`)
  await holdFiles(
    call,
    known.map((each) => each.id),
  )
  await lockRow(call, media, whereRow(media, id))
  const copies = await rowsOf<Copy>(
    call.db,
    sql`select id, stem, url, alt, tags from media where ${same} order by id`,
  )
  const kept = copies.find((each) => each.id === id)
  const others = copies.filter((each) => each.id !== id && known.some((one) => one.id === each.id))
  if (!kept || !others.length) throw new ApiError('not_found')
  await rewriteUses(
    call,
    others.map(({ stem }) => stem),
    kept.url,
  )
  const own = unconditional(call)
  for (const other of others) await removeRow(own, media, whereRow(media, other.id))
  const alt = kept.alt || (others.find((other) => other.alt)?.alt ?? '')
  const tags = distinctTags([...kept.tags, ...others.flatMap((other) => other.tags)])
  if (alt !== kept.alt || tags.length !== kept.tags.length)
    await changeRow(own, media, whereRow(media, id), { alt, tags: tags.slice(0, mediaLimits.tags) })
  return answerWith(call, media, id)
}

export const mergeRoute: GuardedRoute = {
  method: 'POST',
  path: '/media/:id/merge',
  summary: 'Merge the other copies of a file into it',
  asks: { include: includeSchema(media) },
  takes: null,
  answers: dataOf(() => rowSchema(media)),
  guard: [...new Set([media.guards.update, media.guards.delete].flat())],
  handler: merge,
}
