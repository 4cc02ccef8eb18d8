import { ensureOwner } from '../api/owner'
import type { Log } from '../api/ports'
import type { Config } from './config'
import { type OpenDatabase, openDatabase } from './database'
import { keepSecret } from './secret'

/** Stays open when the code is reloaded in development. */
export interface Backend {
  database: OpenDatabase
  secret: string
  /** The owner's account, if this start created it. */
  owner: { email: string; password: string } | null
}

export async function openBackend(config: Config, log: Log): Promise<Backend> {
  const database = await openDatabase(config, log)
  try {
    const secret = config.secret ?? (await keepSecret(config.dataDir))
    return { database, secret, owner: await ensureOwner(database.db, config.owner) }
  } catch (error) {
    await database.close()
    throw error
  }
}
