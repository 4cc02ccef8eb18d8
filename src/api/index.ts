import { recoveryJobs } from './auth/recovery'
import { createHub } from './changes/hub'
import { liveRoute } from './changes/live'
import { purgeHistory } from './history/purge'
import { serveRoutes } from './http/app'
import type { ApiDeps } from './http/call'
import { type JobKind, startWorker, type Worker } from './jobs/worker'
import { maintain } from './maintenance'
import { mcpRoute } from './mcp/route'
import { openApiRoute } from './openapi/route'
import { hashOldFiles } from './resources/media/hashes'
import { placeFiles } from './resources/media/place'
import { routes } from './routes'
import { runOneByOne } from './runOneByOne'
import { kinds } from './unfinished/kinds'
import { finishLeft } from './unfinished/unfinished'
import { webhookJobs } from './webhooks/deliver'
import { webhookMails } from './webhooks/mail'
import { shareEvents } from './webhooks/share'

export type { ApiDeps } from './http/call'

export interface Api {
  /** `address` is the caller's; failed sign-ins are counted by it. */
  fetch(request: Request, info?: { address?: string }): Promise<Response>
  maintain(): Promise<void>
  /** Carries out jobs, and `more` of those that only this program can. */
  startJobs(more?: Readonly<Record<string, JobKind>>): Worker
  /** Ends what would last: connections that are told of changes. */
  close(): void
}

/** Works the same in Node, in tests and in a web worker. */
export function createApi(deps: ApiDeps): Api {
  const hub = createHub(deps)
  const declared = [...routes, liveRoute(hub), mcpRoute(routes, (request) => app.fetch(request))]
  const app = serveRoutes([...declared, openApiRoute(declared)], deps)
  // Clients of the protocol ask for a stream first; there is none.
  app.get('/api/mcp', () => new Response(null, { status: 405, headers: { Allow: 'POST' } }))
  const upkeep = () =>
    runOneByOne([
      () => maintain(deps.db, deps.clock()),
      () => finishLeft(deps.db, kinds),
      () => purgeHistory(deps),
      () => placeFiles(deps),
      () => hashOldFiles(deps),
    ])
  return {
    fetch: async (request, info = {}) => app.fetch(request, info),
    maintain: upkeep,
    startJobs: (more) => {
      const kinds = {
        upkeep: { run: upkeep, every: 60, isSignOfLife: true },
        ...recoveryJobs(deps),
        ...webhookMails(deps),
        ...more,
      }
      const workers = [
        startWorker(deps.db, kinds, deps.log),
        // Apart, so that receivers who keep it waiting hold up nothing else.
        startWorker(deps.db, webhookJobs(deps), deps.log, { atOnce: 8, look: () => shareEvents(deps.db) }),
      ]
      return {
        nudge: () => {
          for (const { nudge } of workers) nudge()
        },
        stop: async () => void (await Promise.all(workers.map(({ stop }) => stop()))),
      }
    },
    close: hub.close,
  }
}
