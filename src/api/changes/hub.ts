import { sql } from 'drizzle-orm'
import { arrivalKinds, nounOf } from '../../domain/live'
import { actorsOf } from '../auth/session'
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
  actor: Actor
  /** @returns false if it takes no more */
  send: (text: string, isNews: boolean) => boolean
  end: () => void
}

export interface Hub {
  /**
   * @param since the id of the last event that was told; null for none
   * @param age in ms, how old the data of a caller without an id is
   */
  join: (listener: Listener, since: bigint | null, age: number) => Promise<() => void>
  /** Ends all connections. */
  close: () => void
}

const rightsTables = ['users', 'roles', 'role_users', 'role_permissions', 'user_permissions']

/** One reader of changes in a process for all its listeners; it reads while somebody listens. See *Live* in the contract. */
export function createHub({ db, log, clock }: Pick<ApiDeps, 'db' | 'log' | 'clock'>): Hub {
  const listeners = new Set<Listener>()
  let rounds: Round[] = []
  let seen: Seen | undefined
  /** From this id on every round is remembered. */
  let covered = 0n
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

  const read = async () => {
    const { changes, seen: now } = await readChanges(db, seen)
    seen = now
    if (!changes.length) return
    const round: Round = { at: Date.now(), id: BigInt(now.next), heard: heardOf(changes) }
    const old = rounds.filter(({ at }) => at <= round.at - remembers)
    covered = old.at(-1) ? (old.at(-1)?.id ?? 0n) + 1n : covered
    rounds = [...rounds.slice(old.length), round]
    if (changes.some(({ tab }) => rightsTables.includes(tab))) await check()
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

  const check = async () => {
    checkedAt = Date.now()
    const actors = await actorsOf(
      db,
      [...new Set([...listeners].map(({ actor }) => actor.sessionId))],
      clock(),
    )
    // Those with the same rights are told the same text, made once.
    const alike = new Map<string, Actor['permissions']>()
    for (const listener of listeners) {
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
      const id = BigInt(seen?.next ?? 0)
      const missed = rounds.filter((round) =>
        since === null ? round.at > Date.now() - age : round.id >= since,
      )
      const told =
        since !== null && since < covered ? everything(id) : eventsOf(missed, listener.actor.permissions)
      listeners.add(listener)
      tell(listener, `id: ${id}\nevent: hello\ndata: {}\n\n`, false)
      tell(listener, told)
      return () => void listeners.delete(listener)
    },
    close() {
      isOver = true
      clearTimeout(timer)
      for (const listener of listeners) drop(listener)
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
