import { sql } from 'drizzle-orm'
import { type Api, createApi } from '../api'
import { rowsOf } from '../api/db/database'
import type { Log } from '../api/ports'
import { focusAt } from '../api/resources/media/focus'
import { siteSettings } from '../api/resources/settings/public'
import type { Backend } from './backend'
import type { Config } from './config'
import { createHandler, type Handler, type ServesPages } from './handler'
import { sharpImages } from './images'
import { type ArchiveShelf, openShelf } from './keep/shelf'
import { smtpMail } from './mail'
import { guardedPost } from './post'
import { guardedRemote } from './remote'
import { starterAt } from './siteAddress'
import { addressOfFiles, type FileStorage, openStorage } from './storage'

export function createApp(
  config: Config,
  { database: { db }, secret }: Backend,
  log: Log,
  pages: ServesPages,
): { handle: Handler; api: Api; storage: FileStorage; shelf: ArchiveShelf } {
  const storage = openStorage(addressOfFiles(config))
  const shelf = openShelf(config.backupDir)
  const api = createApi({
    db,
    storage,
    images: sharpImages,
    remote: guardedRemote(),
    post: guardedPost(config.webhooks),
    clock: () => new Date(),
    secret,
    log,
    backups: shelf,
    kept: config.kept,
    publicUrl: config.publicUrl,
    siteAddress: ({ hostname }) => starterAt(config, hostname),
    ...(config.smtpUrl && { mail: smtpMail(config.smtpUrl, config.mailFrom) }),
  })
  const isHealthy = () =>
    rowsOf(db, sql`select 1`).then(
      () => true,
      () => false,
    )
  const facts = async () => ({
    ...Object.fromEntries(
      (await siteSettings(db)).filter(({ value }) => value).map(({ key, value }) => [key, value]),
    ),
    ...(config.smtpUrl && config.publicUrl && { can_reset: '1' }),
  })
  const { trustedProxies } = config
  return {
    api,
    storage,
    shelf,
    handle: createHandler(
      { api, storage, focusOf: (stem) => focusAt(db, stem), log, trustedProxies, isHealthy, facts },
      pages,
    ),
  }
}
