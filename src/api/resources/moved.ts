import { eq, inArray } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { guards } from '../../domain/guards'
import { meets } from '../../domain/permissions'
import { normalizePath } from '../../domain/redirectSchema'
import { typeIdsIn } from '../../domain/settings'
import { type Addressed, sitePaths } from '../../domain/sitePaths'
import type { Row } from '../crud/resource'
import { changeRow, create, removeRow, whereRow } from '../crud/write'
import { redirects as table } from '../db/tables/redirects'
import { types } from '../db/tables/types'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { settingOf } from '../settingOf'
import { redirects } from './redirects'

/**
 * With `?redirect=1`, a change of the slug also redirects the old address, in the same transaction and history entry.
 * @throws ApiError `forbidden` for callers who may not manage redirects
 */
export async function leadOn(kind: Addressed, call: Call, value: AnyObject, before?: Row): Promise<void> {
  if (call.url.searchParams.get('redirect') !== '1' || !before) return
  if (value.slug === undefined || value.slug === before.slug) return
  if (!meets(call.actor.permissions, guards.redirects.create)) throw new ApiError('forbidden')
  const typeId = Number(before.type_id)
  const typeSlug = kind === 'types' ? '' : await slugOfType(call, typeId)
  const bare = kind === 'posts' ? typeIdsIn(await settingOf(call, 'remove_slug_of_post_type')) : []
  const address = (slug: unknown) =>
    normalizePath(sitePaths[kind](String(slug), typeSlug, bare.includes(typeId)))
  await replace(call, address(before.slug), address(value.slug))
}

async function slugOfType({ db }: Call, id: number): Promise<string> {
  const [type] = await db.select({ slug: types.slug }).from(types).where(eq(types.id, id))
  return type?.slug ?? ''
}

/** Also removes the redirect from `to`, where the page is now. */
async function replace(call: Call, from: string, to: string): Promise<void> {
  if (from === to) return
  // Version and includes of the request concern the moved row.
  const own: Call = { ...call, url: new URL(call.url.origin), request: new Request(call.url.origin) }
  const known = await call.db
    .select({ id: table.id, source: table.source })
    .from(table)
    .where(inArray(table.source, [from, to]))
    .orderBy(table.id)
    .for('no key update')
  for (const { id, source } of known)
    if (source === to) await removeRow(own, redirects, whereRow(redirects, id))
  const old = known.find(({ source }) => source === from)
  const step = { destination: to, code: 301 }
  if (old) await changeRow(own, redirects, whereRow(redirects, old.id), step)
  else await create(own, redirects, { source: from, ...step })
}
