import { sql } from 'drizzle-orm'
import { arrivalKinds, nounOf } from '../../domain/live'
import { actorsOf, type SessionActor } from '../auth/session'
import { rowsOf } from '../db/database'
import type { Actor, ApiDeps } from '../http/call'
import { type Change, readChanges, type Seen, seenByNow } from './read'
import { eventsOf, everything, type Heard, type Round } from './tell'

/** In ms: how soon a change is told at the latest. */
const pollEvery = 1_000
/** In ms: how often sessions and rights of all listeners are looked at, in one statement. */
const checkEvery = 10_000
/** In ms: proxies end what is silent for a minute. */
const aliveEvery = 15_000
/** In ms: how long somebody whose connection was cut may be away without reading everything anew. */
const remembers = 5 * 60_000
const mostOfOneSession = 20

/** A connection that is told what changes. */
export interface Listener {
  actor: SessionActor
  /** @returns false if it takes no more */
  send: (text: string, isNews: boolean) => boolean
  end: () => void
}

interface RememberedRound extends Round {
  serial: number
  next: bigint
}

/** Where a listener is: before which transaction, and for the process that told it, after which round. */
export interface Position {
  next: bigint
  name: string
  serial: number
}

/** @param id of an event */
export function listenerPosition(id: string): Position | undefined {
  const [, next, name, serial] = /^(\d{1,20})\.([0-9a-f]{8})\.(\d{1,15})$/.exec(id) ?? []
  return next && name ? { next: BigInt(next), name, serial: Number(serial) } : undefined
}

export interface Hub {
  /**
   * @param since after the last event that the caller knows; null for none
   * @param age in ms, how old the data of a caller without an id is
   */
  join: (listener: Listener, since: Position | null, age: number) => Promise<() => void>
  /** Ends all connections. */
  close: () => void
}

const rightsTables = ['users', 'roles', 'role_users', 'role_permissions', 'user_permissions']

/** One reader of changes in a process for all its listeners; it reads while somebody listens. See *Live* in the contract. */
export function createHub({ db, log, clock }: Pick<ApiDeps, 'db' | 'log' | 'clock'>): Hub {
  const listeners = new Set<Listener>()
  let rounds: RememberedRound[] = []
  let seen: Seen | undefined
  /** Changes of this transaction and of later ones are remembered. */
  let covered = 0n
  /** Of this reading since it began: another numbers its rounds otherwise. */
  let name = ''
  let serial = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let starting: Promise<void> | undefined
  let isOver = false
  let isAway = false
  let [checkedAt, aliveAt, heardAt] = [0, 0, 0]
  /** Records of each kind that were there before, and those that came since: numbers are not given out in order. */
  const known = new Map<string, { floor: number; ids: Set<number> }>()

  const start = async () => {
    const [newest = {}] = await rowsOf<Record<string, number>>(
      db,
      sql`select ${sql.join(
        arrivalKinds.map(
          (kind) =>
            sql`(select coalesce(max(id), 0) from ${sql.identifier(kind)}) as ${sql.identifier(kind)}`,
        ),
        sql`, `,
      )}`,
    )
    for (const kind of arrivalKinds) known.set(nounOf(kind), { floor: newest[kind] ?? 0, ids: new Set() })
    seen = await seenByNow(db)
    const [{ next } = { next: '0' }] = await rowsOf<{ next: string }>(
      db,
      sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
    )
    covered = BigInt(next)
    name = crypto.randomUUID().slice(0, 8)
    rounds = []
    timer = setTimeout(turn, pollEvery)
  }

  const isNew = (tag: string): boolean => {
    const [noun = '', id] = tag.split(':')
    const before = known.get(noun)
    if (!before || !(Number(id) > before.floor) || before.ids.has(Number(id))) return false
    before.ids.add(Number(id))
    return true
  }

  const tell = (listener: Listener, text: string, isNews = true) => {
    // One that does not read would fill the memory.
    if (text && !listener.send(text, isNews)) drop(listener)
  }
  const drop = (listener: Listener) => {
    if (listeners.delete(listener)) listener.end()
  }

  const endAll = () => {
    for (const listener of listeners) drop(listener)
  }

  const read = async () => {
    const { changes, seen: now } = await readChanges(db, seen)
    seen = now
    if (!changes.length) return
    serial += 1
    const round: RememberedRound = {
      id: idNow(),
      serial,
      next: BigInt(now.next),
      at: Date.now(),
      heard: heardOf(changes),
    }
    const old = rounds.filter(({ at }) => at <= round.at - remembers)
    covered = old.length ? (old.at(-1)?.next ?? 0n) + 1n : covered
    rounds = [...rounds.slice(old.length), round]
    if (changes.some(({ tab }) => rightsTables.includes(tab)))
      await check().catch((error) => {
        // Nobody is told without a look at their rights: they come back, and are told then.
        endAll()
        throw error
      })
    const texts = new Map<ReadonlySet<string>, string>()
    for (const listener of listeners) {
      const { permissions } = listener.actor
      const text = texts.get(permissions) ?? eventsOf([round], permissions)
      texts.set(permissions, text)
      tell(listener, text)
    }
  }
  const heardOf = (changes: readonly Change[]): Heard[] =>
    changes.map((change) => ({ ...change, arrived: change.tags.filter(isNew) }))

  const idNow = () => `${seen?.next}.${name}.${serial}`
  const isRemembered = (since: Position) =>
    since.name === name ? since.serial >= serial - rounds.length : since.next >= covered
  /** Of another process it is not known what it has told of transactions that ran then: once more does no harm. */
  const missedSince = (since: Position | null, age: number) =>
    rounds.filter((round) => {
      if (!since) return round.at > Date.now() - age
      return since.name === name ? round.serial > since.serial : round.next >= since.next
    })

  const check = async () => {
    checkedAt = Date.now()
    // A listener that joins meanwhile has just been looked at.
    const asked = [...listeners]
    const sessions = new Set(asked.map(({ actor }) => actor.sessionId))
    const actors = await actorsOf(db, [...sessions], clock())
    // Those with the same rights are told the same text, made once.
    const alike = new Map<string, Actor['permissions']>()
    for (const listener of asked) {
      const actor = actors.get(listener.actor.sessionId)
      if (actor) listener.actor = { ...actor, permissions: shared(alike, actor.permissions) }
      else drop(listener)
    }
  }

  const turn = async () => {
    try {
      await read()
      const now = Date.now()
      if (now - checkedAt > checkEvery) await check()
      if (now - aliveAt > aliveEvery) {
        aliveAt = now
        for (const listener of listeners) tell(listener, ':\n\n', false)
      }
      isAway = false
    } catch (error) {
      if (!isAway) log.error({ err: error }, 'changes are out of reach')
      isAway = true
    }
    if (listeners.size) heardAt = Date.now()
    // Who was cut off comes back within a moment.
    if (isOver || Date.now() - heardAt > remembers) timer = starting = undefined
    else timer = setTimeout(turn, pollEvery)
  }

  return {
    async join(listener, since, age) {
      heardAt = Date.now()
      starting ??= start().catch((error) => {
        starting = undefined
        throw error
      })
      await starting
      if (isOver) {
        listener.end()
        return () => undefined
      }
      const own = [...listeners].filter(({ actor }) => actor.sessionId === listener.actor.sessionId)
      for (const old of own.slice(0, Math.max(0, own.length - mostOfOneSession + 1))) drop(old)
      const id = idNow()
      const told =
        since && !isRemembered(since)
          ? everything(id)
          : eventsOf(missedSince(since, age), listener.actor.permissions)
      listeners.add(listener)
      tell(listener, `id: ${id}\nevent: hello\ndata: {}\n\n`, false)
      tell(listener, told)
      return () => void listeners.delete(listener)
    },
    close() {
      isOver = true
      clearTimeout(timer)
      endAll()
    },
  }
}

function shared(
  alike: Map<string, Actor['permissions']>,
  permissions: Actor['permissions'],
): Actor['permissions'] {
  const key = [...permissions].sort().join()
  const found = alike.get(key) ?? permissions
  alike.set(key, found)
  return found
}
