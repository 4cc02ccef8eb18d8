import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ResourceName } from '../../domain/guards'
import { batchHeader } from '../../domain/history'
import { meets } from '../../domain/permissions'
import { authenticate, stillActor } from '../auth/authenticate'
import { transactionWith } from '../db/pool'
import { authorOf, batchOf, claimBatch } from '../history/author'
import { closedToProposals, propose, proposedCall } from '../proposals/propose'
import { json } from './answers'
import { type Body, readBody } from './body'
import type { ApiDeps, Call } from './call'
import { ApiError, fromDatabase, sentenceOf } from './errors'
import { subjectsOf, withFieldNames } from './fieldNames'
import { isDone, type Once, onceOf, onceOnly } from './idempotency'
import { localeOf, translate } from './locale'
import { countOpenCall } from './pace'
import { refuseUnknown } from './query'
import { type BodyRoom, createRooms } from './room'
import type { GuardedRoute, Route } from './route'

interface Env {
  Bindings: { address?: string }
}

const longestAddress = 16_384

const callOf = (context: Context<Env>, deps: ApiDeps): Call<null> => ({
  deps,
  db: deps.db,
  request: context.req.raw,
  url: new URL(context.req.url),
  params: context.req.param() as Record<string, string>,
  body: {},
  locale: localeOf(context.req.param('locale') ?? context.req.header('Locale')),
  actor: null,
  address: context.env?.address ?? 'local',
  now: deps.clock(),
  batch: crypto.randomUUID(),
  afterCommit: [],
  afterFailure: [],
})

/** Milliseconds for a body to arrive; after longer ones the sender's rights are checked again. */
const trustedFor = 2_000

/** No connection or lock is held while a body arrives; reads use the pool, anything else one transaction. */
async function runGuarded(
  route: GuardedRoute,
  visitor: Call<null>,
  roomFor: (account: number) => BodyRoom,
  about: ResourceName | undefined,
): Promise<Response> {
  const { deps, request } = visitor
  const authorization = request.headers.get('Authorization')
  const { actor, headers } = await authenticate(deps.db, deps.secret, authorization, visitor.now)
  const admit = (call: Call): Call => {
    // Before the guard: a session that views as somebody else changes nothing, whatever its rights.
    if (call.actor.viewing && route.method !== 'GET' && !route.whileViewing) throw new ApiError('viewing')
    if (call.actor.key && route.bySession)
      throw new ApiError('forbidden', { message: { key: 'errors.not_by_key' } })
    if (call.actor.key?.proposes && route.method !== 'GET' && !route.writes) throw closedToProposals()
    const isSelf = route.orSelf && !call.actor.key && call.params.id === String(call.actor.id)
    if (!isSelf && !meets(call.actor.permissions, route.guard)) throw new ApiError('forbidden')
    return call
  }
  const room = roomFor(actor.id)
  const run = async (): Promise<Response> => {
    const call = admit({ ...visitor, actor })
    if (route.method === 'GET') {
      refuseUnknown(call, route)
      return route.handler(call)
    }
    if (route.staff && !meets(actor.permissions, route.staff))
      await countOpenCall(deps.db, actor, visitor.now)
    const batch = await batchOf(call)
    const body = await readBody(request, { takesFiles: !!route.files, maxItems: route.maxItems, room })
    const now = deps.clock()
    const isLate = now.getTime() - visitor.now.getTime() > trustedFor
    // Rights may have been lost while the body arrived.
    const sent = isLate
      ? admit({ ...visitor, now, actor: await stillActor(call), body, batch })
      : { ...call, body, batch }
    const once = await onceOf(sent)
    const proposed = sent.actor.key?.proposes ? await proposedCall(sent, route) : undefined
    const ready =
      route.prepare && !proposed ? { ...sent, body: await prepared(route.prepare, sent, once) } : sent
    const handler = proposed ? (own: Call) => propose(own, route, proposed) : route.handler
    const response = await transactionWith(deps.db, authorOf(ready), async (tx) => {
      await claimBatch({ ...ready, db: tx })
      // A mail cannot be repeated, and the answer may hold a password, which is stored nowhere.
      return onceOnly({ ...ready, db: tx }, once, handler, !route.finish)
    })
    if (!response.headers.has(batchHeader)) response.headers.set(batchHeader, ready.batch)
    // The transaction is committed: later work can fail but not undo it.
    await settle(visitor.afterCommit, deps, 'after commit')
    return route.finish ? route.finish(ready, response) : response
  }
  // The caller gets fresh tokens even when the request itself is refused.
  const response = await run()
    .catch(async (error) => {
      await settle(visitor.afterFailure, deps, 'after failure')
      return answerOf(error, visitor, about)
    })
    .finally(room.leave)
  // When the call itself renewed the session, its new tokens win.
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** Preparing a repeated call may fail on the effects of the first; then its stored answer is replayed. */
const prepared = (prepare: (call: Call) => Promise<Body>, call: Call, once: Once | null): Promise<Body> =>
  prepare(call).catch(async (error: unknown) => {
    if (once && (await isDone(call, once))) return call.body
    throw error
  })

async function settle(work: (() => Promise<void>)[], { log }: ApiDeps, when: string): Promise<void> {
  for (const done of await Promise.allSettled(work.map((each) => each())))
    if (done.status === 'rejected') log.error({ err: done.reason }, when)
}

/** @param about the entity whose field names the messages use */
async function answerOf(
  thrown: unknown,
  { locale, deps }: Pick<Call<null>, 'locale' | 'deps'>,
  about?: ResourceName,
): Promise<Response> {
  const error = fromDatabase(thrown)
  if (!(error instanceof ApiError)) {
    deps.log.error({ err: error }, 'request failed')
    return answerOf(new ApiError('internal'), { locale, deps })
  }
  if (error.code === 'unavailable' && error !== thrown)
    deps.log.warn({ err: thrown }, 'database or disk away')
  const { errors, headers, extra } = error.details
  return json(
    {
      message: translate(locale, sentenceOf(error)),
      code: error.code,
      ...(errors && {
        errors: Object.fromEntries(
          Object.entries(await withFieldNames(errors, about, locale)).map(([field, messages]) => [
            field,
            messages.map((message) => translate(locale, message)),
          ]),
        ),
      }),
      ...extra,
    },
    error.status,
    headers,
  )
}

/** Paths are under `/api/v1`, those of public routes under `/api`. */
export function serveRoutes(routes: readonly Route[], deps: ApiDeps): Hono<Env> {
  const app = new Hono<Env>()
  app.use('/api/site/*', cors({ origin: '*', exposeHeaders: ['ETag', 'Cache-Tag', 'Retry-After'] }))
  const roomFor = createRooms()
  const subjectOf = subjectsOf(routes)
  for (const route of routes) {
    app.on(route.method, (route.guard === 'public' ? '/api' : '/api/v1') + route.path, async (context) => {
      const visitor = callOf(context, deps)
      if (visitor.url.href.length > longestAddress) throw new ApiError('too_large')
      const about = subjectOf(route)
      if (route.guard !== 'public') return runGuarded(route, visitor, roomFor, about)
      if (route.method === 'GET') refuseUnknown(visitor, route)
      return readBody(visitor.request)
        .then((body) => route.handler({ ...visitor, body }))
        .catch((error) => answerOf(error, visitor, about))
    })
  }
  app.notFound((context) => answerOf(new ApiError('not_found'), callOf(context, deps)))
  app.onError((error, context) => answerOf(error, callOf(context, deps)))
  return app
}
