import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { Log } from '../api/ports'

/** PostgreSQL's default is 128 MB; the operating system caches recent reads anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB']

const reopenEvery = 3_000

/** Matches a PANIC or FATAL line in PostgreSQL's log. */
const faultIn = (line: string): string | undefined => /(?:PANIC|FATAL): +(.*)/.exec(line)?.[1]

/**
 * Refuses statements after a crash: after a PANIC, such as a full disk while writing the log, each would loop for ever.
 */
class OneLife extends PGlite {
  fault: string | undefined

  override execProtocolRawSync(message: Uint8Array) {
    if (this.fault) throw broken(this.fault)
    return super.execProtocolRawSync(message)
  }
}

const broken = (fault: string): Error => new Error(`the database is broken: ${fault}`)

async function openOnce(folder: string): Promise<OneLife> {
  let fault: string | undefined
  let life: OneLife | undefined
  const onStderr = (line: string): boolean => {
    fault = faultIn(line) ?? fault
    // Only a PANIC ends a running database; a FATAL ends a start.
    if (life && line.includes('PANIC:')) life.fault = fault
    return false
  }
  life = new OneLife(folder, { extensions: { btree_gin, pg_trgm, unaccent }, startParams, onStderr })
  try {
    await life.waitReady
    return life
  } catch (error) {
    throw fault ? new Error(fault, { cause: error }) : error
  }
}

/**
 * Opens the embedded database in a folder. After a crash, statements fail until it is reopened and recovered; a
 * statement triggers the next attempt.
 */
export async function openEmbedded(folder: string, log: Log): Promise<PGlite> {
  let life = await openOnce(folder)
  let isClosed = false
  let reopening: Promise<void> | undefined
  let triedAt = Number.NEGATIVE_INFINITY

  const reopen = async (): Promise<void> => {
    triedAt = performance.now()
    log.error({ reason: life.fault }, 'the embedded database broke and is opened anew')
    try {
      const next = await openOnce(folder)
      if (isClosed) await next.close()
      else life = next
    } catch (error) {
      log.error(
        { reason: error instanceof Error ? error.message : '' },
        'the embedded database cannot be opened',
      )
    }
  }
  const alive = (): OneLife => {
    if (!life.fault) return life
    if (!reopening && !isClosed && performance.now() - triedAt > reopenEvery)
      reopening = reopen().finally(() => {
        reopening = undefined
      })
    throw broken(life.fault)
  }
  const close = async (): Promise<void> => {
    isClosed = true
    await reopening
    if (!life.fault) await life.close()
  }
  // One stable object, whichever instance is current; `close` works on a crashed one, too.
  return new Proxy(life, {
    get(_, name) {
      if (name === 'close') return close
      const now = name === 'query' || name === 'transaction' || name === 'exec' ? alive() : life
      const value: unknown = Reflect.get(now, name, now)
      return typeof value === 'function' ? value.bind(now) : value
    },
  })
}
