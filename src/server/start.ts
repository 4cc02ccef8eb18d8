import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../api/ports'
import { type Backend, openBackend } from './backend'
import type { Config } from './config'
import type { Handler } from './handler'
import { backupJobs } from './keep/jobs'
import { requestsFolder, watchRequests } from './keep/requests'
import { sweepDrafts } from './keep/shelf'
import { StartError } from './messages'
import { builtPages } from './pages'
import { openSite, type Site } from './site'
import { createSiteHandler } from './siteServer'
import { bucketsOf, checkBuckets } from './storage/configuredBuckets'
import { sweepUploads } from './sweep'
import { setTimeouts } from './timeouts'

/** In ms; how long stopping waits for running requests and jobs. */
const grace = 10_000
/** In seconds. */
const sweepEvery = 6 * 3600

export interface Running {
  address: string
  /** Undefined where no site is served. */
  siteAddress?: string
  owner: Backend['owner']
  stop(): Promise<void>
}

export async function startServer(config: Config, siteFolder: string, log: Log): Promise<Running> {
  // Loads while the database opens.
  const loading = import('./app')
  const pages = await builtPages(await openBuilt(siteFolder), config)
  await checkBuckets(config, log)
  const backend = await openBackend(config, log)
  const { createApp } = await loading
  const { handle, api, storage, shelf } = createApp(config, backend, log, pages)
  const server = serving(handle)
  const { trustedProxies } = config
  const site = serving(createSiteHandler({ api, office: handle, log, trustedProxies }))
  const { host, port, sitePort } = config
  const open = async () => ({
    address: await listen(server, host, port, 'PORT'),
    ...(sitePort !== undefined && { siteAddress: await listen(site, host, sitePort, 'SITE_PORT') }),
  })
  const addresses = await open().catch(async (error: unknown) => {
    server.close()
    await backend.database.close()
    throw error
  })
  const { db } = backend.database
  const sweep = async (_: unknown, signal: AbortSignal) => {
    await sweepDrafts(config.dataDir)
    await sweepUploads(db, storage, log, signal)
    for (const bucket of bucketsOf(config)) await bucket.dropUnfinished()
  }
  const backups = backupJobs(db, config, shelf, log)
  const jobs = api.startJobs({ sweep: { run: sweep, every: sweepEvery, first: 0 }, ...backups.kinds })
  const unwatch = await watchRequests(requestsFolder(config), () => backups.look().then(jobs.nudge)).catch(
    (error) => {
      log.warn({ err: error }, 'requests for backups are seen once a minute')
      return () => undefined
    },
  )
  const stop = async () => {
    unwatch()
    api.close()
    await Promise.all([
      close(server),
      close(site),
      Promise.race([jobs.stop(), pause(grace, undefined, { ref: false })]),
    ])
    await backend.database.close()
  }
  return { ...addresses, owner: backend.owner, stop }
}

function serving(handle: Handler): Server {
  const server = createServer((incoming, outgoing) => {
    if (!server.listening) outgoing.setHeader('connection', 'close')
    handle(incoming, outgoing)
  })
  setTimeouts(server)
  return server
}

const openBuilt = (folder: string): Promise<Site> =>
  openSite(folder).then(
    (site) => {
      if (!site.has('/index.html')) throw new StartError('not_built')
      return site
    },
    () => {
      throw new StartError('not_built')
    },
  )

function listen(server: Server, host: string, port: number, setting: 'PORT' | 'SITE_PORT'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new StartError('address_in_use', { address: `${host}:${port}`, setting }) : error)
    })
    server.listen(port, host, () => {
      const bound = server.address() as AddressInfo
      const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
      resolve(`http://${name}:${bound.port}`)
    })
  })
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection becomes idle only after its response: repeat until none is left.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const late = new AbortController()
  await Promise.race([closed, pause(grace, undefined, { signal: late.signal }).catch(() => undefined)])
  late.abort()
  clearInterval(sweep)
  server.closeAllConnections()
}
