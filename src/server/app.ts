import { sql } from 'drizzle-orm'
import { type Api, createApi } from '../api'
import { rowsOf } from '../api/db/database'
import { ensureOwner } from '../api/owner'
import type { Log } from '../api/ports'
import type { Config } from './config'
import { type OpenDatabase, openDatabase } from './database'
import { createHandler, type Handler, type Pages } from './handler'
import { sharpImages } from './images'
import { smtpMail } from './mail'
import { keepSecret } from './secret'
import { diskStorage, filesFolder } from './storage'

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

/** API and files over that ground, ready to answer requests. */
export function createApp(
  config: Config,
  { database: { db }, secret }: Ground,
  log: Log,
  pages: Pages,
): { handle: Handler; api: Api } {
  const storage = diskStorage(filesFolder(config.dataDir))
  const api = createApi({
    db,
    storage,
    images: sharpImages,
    clock: () => new Date(),
    secret,
    log,
    ...(config.smtpUrl && { mail: smtpMail(config.smtpUrl, config.mailFrom) }),
  })
  const isHealthy = () =>
    rowsOf(db, sql`select 1`).then(
      () => true,
      () => false,
    )
  const logo = async () => {
    const [row] = await rowsOf<{ value: string }>(db, sql`select value from settings where key = 'site_logo'`)
    return row?.value ?? ''
  }
  const { trustedProxies } = config
  return { api, handle: createHandler({ api, storage, log, trustedProxies, isHealthy, logo }, pages) }
}
