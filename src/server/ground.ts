import { ensureOwner } from '../api/owner'
import type { Log } from '../api/ports'
import type { Config } from './config'
import { type OpenDatabase, openDatabase } from './database'
import { keepSecret } from './secret'

/** What outlives a reload of the code while developing. */
export interface Ground {
  database: OpenDatabase
  secret: string
  /** The owner's account, when this start created it. */
  owner: { email: string; password: string } | null
}

/** Opens the database and makes what the first start needs. */
export async function prepareGround(config: Config, log: Log): Promise<Ground> {
  const database = await openDatabase(config, log)
  try {
    const secret = config.secret ?? (await keepSecret(config.dataDir))
    return { database, secret, owner: await ensureOwner(database.db, config.owner) }
  } catch (error) {
    await database.close()
    throw error
  }
}
