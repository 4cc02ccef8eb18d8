import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { Log } from '../api/ports'

/** PostgreSQL would take 128 MB at once; the system keeps what was read lately in its own memory anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB']

/** A start that fails is not tried again sooner than this. */
const reopenEvery = 3_000

/** What PostgreSQL wrote to its log before it gave up, without the time and the process id. */
const faultIn = (line: string): string | undefined => /(?:PANIC|FATAL): +(.*)/.exec(line)?.[1]

/**
 * An embedded database that knows when it has broken. After a PANIC, such as a full disk under its journal,
 * every further statement would spin for ever inside of it.
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
    // Only a PANIC is the end; a FATAL is the end of a start.
    if (life && line.includes('PANIC:')) life.fault = fault
    return false
  }
  life = new OneLife(folder, { extensions: { pg_trgm, unaccent }, startParams, onStderr })
  try {
    await life.waitReady
    return life
  } catch (error) {
    throw fault ? new Error(fault, { cause: error }) : error
  }
}

/**
 * Opens the embedded database in a folder. When it breaks, statements fail until it has been opened anew from
 * its journal, which is tried for as long as statements come.
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
  // One value for all users, whichever life it is in; `close` works on a broken one too.
  return new Proxy(life, {
    get(_, name) {
      if (name === 'close') return close
      const now = name === 'query' || name === 'transaction' || name === 'exec' ? alive() : life
      const value: unknown = Reflect.get(now, name, now)
      return typeof value === 'function' ? value.bind(now) : value
    },
  })
}
