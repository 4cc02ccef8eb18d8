import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { meets } from '../../domain/permissions'
import { authenticate } from '../auth/session'
import { json } from './answers'
import { ApiError, fromDatabase } from './errors'
import { onceOnly } from './idempotency'
import { localeOf, translate } from './locale'
import type { ApiDeps, Call, GuardedRoute, Route } from './route'

interface Env {
  Bindings: { address?: string }
}

const jsonCap = 4 * 1024 * 1024
const uploadCap = 52 * 1024 * 1024

const callOf = (context: Context<Env>, deps: ApiDeps): Call<null> => ({
  deps,
  db: deps.db,
  request: context.req.raw,
  url: new URL(context.req.url),
  params: context.req.param() as Record<string, string>,
  locale: localeOf(context.req.header('Locale')),
  actor: null,
  address: context.env?.address ?? 'local',
  now: deps.clock(),
  afterCommit: [],
  afterFailure: [],
})

/** Sign-in, guard, then the handler: reads on the pool, anything else in one transaction. */
async function runGuarded(route: GuardedRoute, visitor: Call<null>): Promise<Response> {
  const { deps, request, now } = visitor
  const { actor, headers } = await authenticate(
    deps.db,
    deps.secret,
    request.headers.get('Authorization'),
    now,
  )
  const run = async (): Promise<Response> => {
    const isSelf = route.orSelf && visitor.params.id === String(actor.id)
    if (!isSelf && !meets(actor.permissions, route.guard)) throw new ApiError('forbidden')
    if (route.method === 'GET') return route.handler({ ...visitor, actor })
    const response = await deps.db.transaction((tx) => onceOnly({ ...visitor, actor, db: tx }, route.handler))
    // The work is done and committed: what follows it can fail, but no longer undo it.
    for (const done of await Promise.allSettled(visitor.afterCommit.map((work) => work())))
      if (done.status === 'rejected') deps.log.error({ err: done.reason }, 'after commit')
    return response
  }
  // Fresh tokens reach the caller even when what it asked for is refused.
  const response = await run().catch(async (error) => {
    await Promise.all(visitor.afterFailure.map((work) => work()))
    return answerOf(error, visitor)
  })
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
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
  const tooLarge = (context: Context) => answerOf(new ApiError('too_large'), callOf(context, deps))
  const jsonLimit = bodyLimit({ maxSize: jsonCap, onError: tooLarge })
  const uploadLimit = bodyLimit({ maxSize: uploadCap, onError: tooLarge })
  app.use((context, next) => {
    // Nobody reads the body of a GET, and looking for one costs as much as a short statement.
    if (context.req.method === 'GET') return next()
    const isUpload = /^multipart\//i.test(context.req.header('content-type') ?? '')
    return (isUpload ? uploadLimit : jsonLimit)(context, next)
  })
  for (const route of routes) {
    app.on(route.method, (route.guard === 'public' ? '/api' : '/api/v1') + route.path, (context) => {
      const visitor = callOf(context, deps)
      return route.guard === 'public' ? route.handler(visitor) : runGuarded(route, visitor)
    })
  }
  app.notFound((context) => answerOf(new ApiError('not_found'), callOf(context, deps)))
  app.onError((error, context) => answerOf(error, callOf(context, deps)))
  return app
}
