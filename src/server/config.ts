import { join, resolve } from 'node:path'
import { keptDays } from '../domain/history'
import { emailText, passwordText } from '../domain/userSchema'
import { StartError } from './messages'
import { isBucket } from './storage'
import { type BucketAddress, parseBucketAddress } from './storage/bucketAddress'

export interface Config {
  host: string
  port: number
  /** Where visitors find the site; undefined where none is served. */
  sitePort?: number
  dataDir: string
  /** The bucket that has the files; without one they are in the data folder. */
  filesUrl?: string
  /** Where archives are kept: a folder or a bucket. */
  backupDir: string
  databaseUrl?: string
  /** Old poolers do not support named prepared statements. */
  namedStatements: boolean
  /** The account to create, on the first start only. */
  owner: { email?: string; password?: string }
  secret?: string
  /** SMTP server for new passwords; without one they are only shown. */
  smtpUrl?: string
  mailFrom: string
  /** Base URL of the back office (`https://quan-tri.example.vn`), for links in mails. */
  publicUrl?: string
  logLevel: string
  /** In days: how long deletions can be undone, and the history is kept. */
  kept: { trash: number; history: number }
  trustedProxies: number
  webhooks: { isInternal: boolean; ports: number[] }
}

/** A shorter secret could be found by brute force from a single token. */
export const secretLength = 32

/**
 * Reads the settings from the environment.
 * @throws StartError for an invalid setting
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const whole = (name: string, fallback: number, max: number): number => {
    const value = env[name] || String(fallback)
    if (!/^\d+$/.test(value) || Number(value) > max) throw new StartError('bad_setting', { name, value })
    return Number(value)
  }
  const logLevel = env.LOG_LEVEL || 'info'
  if (!['debug', 'info', 'warn', 'error', 'silent'].includes(logLevel)) {
    throw new StartError('bad_setting', { name: 'LOG_LEVEL', value: logLevel })
  }
  if (env.DATABASE_URL && !isDatabaseUrl(env.DATABASE_URL)) {
    throw new StartError('bad_setting', { name: 'DATABASE_URL', value: '***' })
  }
  const filesBucket = env.FILES_URL ? bucketIn('FILES_URL', env.FILES_URL) : null
  const backupBucket = isBucket(env.BACKUP_DIR ?? '') ? bucketIn('BACKUP_DIR', env.BACKUP_DIR ?? '') : null
  if (filesBucket && backupBucket && isShared(filesBucket, backupBucket))
    throw new StartError('bucket_shared')
  const statements = env.DATABASE_STATEMENTS || 'named'
  if (!['named', 'unnamed'].includes(statements)) {
    throw new StartError('bad_setting', { name: 'DATABASE_STATEMENTS', value: statements })
  }
  if (env.SECRET && env.SECRET.length < secretLength) {
    throw new StartError('short_secret', { name: 'SECRET', length: secretLength })
  }
  if (env.SMTP_URL && !/^smtps?:\/\/[^/]/.test(env.SMTP_URL)) {
    throw new StartError('bad_setting', { name: 'SMTP_URL', value: '***' })
  }
  if (env.PUBLIC_URL && !/^https?:\/\/[^/?#]+\/?$/.test(env.PUBLIC_URL)) {
    throw new StartError('bad_setting', { name: 'PUBLIC_URL', value: env.PUBLIC_URL })
  }
  const owner = { email: env.OWNER_EMAIL || undefined, password: env.OWNER_PASSWORD || undefined }
  if (owner.email && !emailText().isValidSync(owner.email)) {
    throw new StartError('bad_setting', { name: 'OWNER_EMAIL', value: owner.email })
  }
  if (owner.password && !passwordText().isValidSync(owner.password)) {
    throw new StartError('bad_setting', { name: 'OWNER_PASSWORD', value: '***' })
  }
  const ports = (env.WEBHOOK_PORTS || '').split(',').filter(Boolean)
  if (ports.some((port) => !/^\d{1,5}$/.test(port) || Number(port) > 65_535)) {
    throw new StartError('bad_setting', { name: 'WEBHOOK_PORTS', value: env.WEBHOOK_PORTS ?? '' })
  }
  if (!['', 'on', 'off'].includes(env.SITE ?? ''))
    throw new StartError('bad_setting', { name: 'SITE', value: env.SITE ?? '' })
  const port = whole('PORT', 3000, 65_535)
  const dataDir = resolve(env.DATA_DIR || 'data')
  return {
    host: env.HOST || '127.0.0.1',
    port,
    // The next one; any that is free where the back office takes any.
    ...(env.SITE !== 'off' && { sitePort: whole('SITE_PORT', port && Math.min(port + 1, 65_535), 65_535) }),
    dataDir,
    filesUrl: env.FILES_URL || undefined,
    backupDir: isBucket(env.BACKUP_DIR ?? '')
      ? String(env.BACKUP_DIR)
      : resolve(env.BACKUP_DIR || join(dataDir, 'backups')),
    databaseUrl: env.DATABASE_URL || undefined,
    namedStatements: statements === 'named',
    owner,
    secret: env.SECRET || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Nếp <no-reply@localhost>',
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') || undefined,
    logLevel,
    kept: {
      trash: whole('TRASH_DAYS', keptDays.trash, 36_500),
      history: whole('HISTORY_DAYS', keptDays.history, 36_500),
    },
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10),
    webhooks: { isInternal: env.WEBHOOKS_INTERNAL === '1', ports: ports.map(Number) },
  }
}

/** The password may be unescaped, unless it makes the URL ambiguous. */
const isDatabaseUrl = (text: string): boolean =>
  /^postgres(ql)?:\/\//.test(text) ? URL.canParse(text.replaceAll(' ', '%20')) : text.startsWith('socket:')

function bucketIn(name: string, value: string): BucketAddress {
  const address = parseBucketAddress(value)
  if (!address) throw new StartError('bad_bucket', { name })
  return address
}

/** Whether one would be a part of the other: archives would hold archives. */
const isShared = (a: BucketAddress, b: BucketAddress): boolean =>
  a.url === b.url && (a.prefix.startsWith(b.prefix) || b.prefix.startsWith(a.prefix))
