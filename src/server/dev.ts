import { migrate } from '../api/db/database'
import type { Log } from '../api/ports'
import { createApp } from './app'
import { type Backend, openBackend } from './backend'
import { type Config, readConfig } from './config'
import type { Handler, ServesPages } from './handler'
import { createLog } from './logs'
import { say } from './messages'
import { createSiteHandler } from './siteServer'

/** Stays open while the API's code is reloaded. */
export interface DevState {
  config: Config
  log: Log
  backend: Backend
}

export async function openDevState(): Promise<DevState> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(config.logLevel)
  const backend = await openBackend(config, log)
  const { owner } = backend
  if (owner) {
    process.stdout.write(
      `\n  ${say('owner')}\n    ${say('owner_email')}: ${owner.email}\n    ${say('owner_password')}: ${owner.password}\n\n`,
    )
  }
  return { config, log, backend }
}

/** The back office, and the site for visitors. */
export async function createDevHandlers(
  { config, log, backend }: DevState,
  pages: ServesPages,
): Promise<Record<'office' | 'site', Handler>> {
  await migrate(backend.database.db)
  const { handle: office, api } = createApp(config, backend, log, pages)
  const { trustedProxies } = config
  return { office, site: createSiteHandler({ api, office, log, trustedProxies }) }
}
