import { migrate } from '../api/db/database'
import type { Log } from '../api/ports'
import { createApp } from './app'
import { type Backend, openBackend } from './backend'
import { type Config, readConfig } from './config'
import type { Handler, ServesPages } from './handler'
import { createLog } from './logs'
import { say } from './messages'

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

export async function createDevHandler(
  { config, log, backend }: DevState,
  pages: ServesPages,
): Promise<Handler> {
  await migrate(backend.database.db)
  return createApp(config, backend, log, pages).handle
}
