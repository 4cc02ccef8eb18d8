import { sql } from 'drizzle-orm'
import { cleanAhead } from '../../crud/clean'
import { rehearsed } from '../../crud/rehearsal'
import { changeRow, whereRow } from '../../crud/write'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { idOf, json } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { momentSchema, objectSchema, orNull, textSchema, uuidSchema } from '../../http/schema'
import { posts } from '../../resources/posts/posts'
import { settingOf } from '../../settingOf'
import { readPost } from '../post'
import { type Addressing, addressing } from '../settings'
import { previewLifetime, previewToken } from './token'

/** How a post is published has nothing to do with how it looks. */
const unseen = ['status', 'publish_at', 'author_id'] as const

/** The post as its page would be with these fields; nothing of it is kept. */
async function pageWith(call: Call, id: number) {
  const body = Object.fromEntries(
    Object.entries(call.body).filter(([name]) => !unseen.some((each) => each === name)),
  )
  let page: Awaited<ReturnType<typeof readPost>> = null
  let version = 0
  await rehearsed(call, async (own) => {
    const [before] = await rowsOf<{ version: number; addressing: Addressing | null }>(
      own.db,
      sql`select version, ${addressing} as addressing from posts where id = ${id}`,
    )
    if (!before) throw new ApiError('not_found')
    version = before.version
    await changeRow(own, posts, whereRow(posts, id), body)
    page = await readPost(own, { id, addressing: before.addressing }, sql`true`)
  })
  return { page, version }
}

async function makePreview(call: Call): Promise<Response> {
  const { db, deps, actor, now, url, locale } = call
  const id = idOf(call.params.id)
  const site = (await settingOf(call, 'site_url')) || deps.siteAddress?.(url)
  if (!site) return json({ data: null })
  const { page, version } = await pageWith(call, id)
  const expires = new Date(now.getTime() + previewLifetime)
  // The token of an editor stays the same until the post is saved.
  const [kept] = await rowsOf<{ id: string }>(
    db,
    sql`insert into previews as p (post_id, user_id, id, version, page, expires_at)
      values (${id}, ${actor.id}, ${crypto.randomUUID()}::uuid, ${version}, ${JSON.stringify(page)}::jsonb, ${expires.toISOString()})
      on conflict (post_id, user_id) do update set version = excluded.version, page = excluded.page,
        expires_at = excluded.expires_at, id = case when p.version = excluded.version and p.expires_at > ${now.toISOString()}
          then p.id else excluded.id end
      returning id`,
  )
  if (!kept) throw new Error('a preview is kept')
  const token = await previewToken(deps.secret, { id: kept.id, expires })
  const address = `${site.replace(/\/+$/, '')}/preview?locale=${locale}&token=${token}`
  return json({ data: { id: kept.id, url: address, expires_at: expires.toISOString() } })
}

/** What is typed and not saved, as the site draws it. See *The site's door* in the contract. */
export const makePreviewRoute: GuardedRoute = {
  method: 'POST',
  path: '/posts/:id/preview',
  summary: 'Preview a post with what is not saved',
  takes: { type: 'object', description: 'Any part of the fields of a post.' },
  answers: dataOf(orNull(objectSchema({ id: uuidSchema, url: textSchema, expires_at: momentSchema }))),
  guard: posts.guards.update,
  prepare: (call) => cleanAhead(posts, call.body),
  handler: makePreview,
}
