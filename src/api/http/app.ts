import { type Context, Hono } from 'hono'
import { meets } from '../../domain/permissions'
import { authenticate } from '../auth/session'
import { json } from './answers'
import { readBody } from './body'
import { ApiError, fromDatabase } from './errors'
import { onceOf, onceOnly } from './idempotency'
import { localeOf, translate } from './locale'
import type { ApiDeps, Call, GuardedRoute, Route } from './route'

interface Env {
  Bindings: { address?: string }
}

const callOf = (context: Context<Env>, deps: ApiDeps): Call<null> => ({
  deps,
  db: deps.db,
  request: context.req.raw,
  url: new URL(context.req.url),
  params: context.req.param() as Record<string, string>,
  body: {},
  locale: localeOf(context.req.header('Locale')),
  actor: null,
  address: context.env?.address ?? 'local',
  now: deps.clock(),
  afterCommit: [],
  afterFailure: [],
})

/** How long a body may take before its sender is asked again who they are. */
const trustedFor = 2_000

/**
 * Sign-in, guard, body, slow work, then the handler: reads on the pool, anything else in one transaction.
 * Nothing waits for a sender while it holds a connection or a lock.
 */
async function runGuarded(route: GuardedRoute, visitor: Call<null>): Promise<Response> {
  const { deps, request } = visitor
  const whoCalls = (now: Date) =>
    authenticate(deps.db, deps.secret, request.headers.get('Authorization'), now)
  const { actor, headers } = await whoCalls(visitor.now)
  const admit = (call: Call): Call => {
    const isSelf = route.orSelf && call.params.id === String(call.actor.id)
    if (!isSelf && !meets(call.actor.permissions, route.guard)) throw new ApiError('forbidden')
    return call
  }
  const run = async (): Promise<Response> => {
    const call = admit({ ...visitor, actor })
    if (route.method === 'GET') return route.handler(call)
    const body = await readBody(request, route.files)
    const now = deps.clock()
    const isLate = now.getTime() - visitor.now.getTime() > trustedFor
    // A right that was lost while the body came in is lost.
    const sent = isLate
      ? admit({ ...visitor, now, actor: (await whoCalls(now)).actor, body })
      : { ...call, body }
    const once = await onceOf(sent)
    const ready = route.prepare ? { ...sent, body: await route.prepare(sent) } : sent
    const response = await deps.db.transaction((tx) => onceOnly({ ...ready, db: tx }, once, route.handler))
    // The work is done and committed: what follows it can fail, but no longer undo it.
    await settle(visitor.afterCommit, deps, 'after commit')
    return response
  }
  // Fresh tokens reach the caller even when what it asked for is refused.
  const response = await run().catch(async (error) => {
    await settle(visitor.afterFailure, deps, 'after failure')
    return answerOf(error, visitor)
  })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

async function settle(work: (() => Promise<void>)[], { log }: ApiDeps, when: string): Promise<void> {
  for (const done of await Promise.allSettled(work.map((each) => each())))
    if (done.status === 'rejected') log.error({ err: done.reason }, when)
}

/** Any failure as an answer in the caller's language; what is our fault is logged and says nothing more. */
function answerOf(thrown: unknown, { locale, deps }: Pick<Call<null>, 'locale' | 'deps'>): Response {
  const error = fromDatabase(thrown)
  if (!(error instanceof ApiError)) {
    deps.log.error({ err: error }, 'request failed')
    return answerOf(new ApiError('internal'), { locale, deps })
  }
  if (error.code === 'unavailable') deps.log.warn({ err: thrown }, 'database or disk away')
  const { errors, params, headers, extra } = error.details
  return json(
    {
      message: translate(
        locale,
        params ? { key: `errors.${error.code}`, params } : { key: `errors.${error.code}` },
      ),
      code: error.code,
      ...(errors && {
        errors: Object.fromEntries(
          Object.entries(errors).map(([field, messages]) => [
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

/** The HTTP application over declared routes. Paths are under `/api/v1`, a public one's under `/api`. */
export function serveRoutes(routes: readonly Route[], deps: ApiDeps): Hono<Env> {
  const app = new Hono<Env>()
  for (const route of routes) {
    app.on(route.method, (route.guard === 'public' ? '/api' : '/api/v1') + route.path, async (context) => {
      const visitor = callOf(context, deps)
      if (route.guard !== 'public') return runGuarded(route, visitor)
      return route.handler({ ...visitor, body: await readBody(visitor.request) })
    })
  }
  app.notFound((context) => answerOf(new ApiError('not_found'), callOf(context, deps)))
  app.onError((error, context) => answerOf(error, callOf(context, deps)))
  return app
}
