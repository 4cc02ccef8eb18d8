import type { Query, QueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { entityOfTag } from '../../../domain/live'
import { alsoShownIn } from '../data/endpoints'
import { holdRows, isHeld } from './heldRows'

/** In ms: many that listen do not ask in the same moment. */
const spread = 400
/** In ms: a list is not asked for while one's own change to it is under way. */
const again = 1_000

/** Queries that show proposals, which are no records of an entity. */
const showProposals = ['proposals', 'inbox']

type Ids = ReadonlySet<string> | 'all'

/** Which records of which entities changed. */
function changedBy(tags: readonly string[]): Map<string, Ids> {
  const changed = new Map<string, Ids>()
  for (const tag of tags) {
    const entity = entityOfTag(tag)
    if (!entity) continue
    const [, id = '*'] = tag.split(':')
    const known = changed.get(entity)
    // Some are named by their key.
    if (known === 'all' || !/^\d+$/.test(id)) changed.set(entity, 'all')
    else changed.set(entity, new Set(known).add(id))
  }
  return changed
}

/** Marks what the cache has of changed records, and reads again what is on the screen. */
export function followChanges(client: QueryClient, tags: readonly string[]): void {
  const cache = client.getQueryCache()
  const changed = tags.includes('*')
    ? new Map(cache.getAll().map(({ queryKey }): [string, Ids] => [String(queryKey[0]), 'all']))
    : changedBy(tags)
  for (const entity of [...changed.keys(), ...(changed.size ? ['history'] : [])])
    for (const other of [entity, ...alsoShownIn(entity)]) changed.set(other, changed.get(other) ?? 'all')
  if (tags.some((tag) => tag.startsWith('proposal:')))
    for (const shown of showProposals) changed.set(shown, 'all')
  for (const [entity, ids] of changed)
    for (const query of cache.findAll({ queryKey: [entity] })) if (isAbout(query, ids)) follow(client, query)
}

function isAbout({ queryKey: [, kind, asked] }: Query, ids: Ids): boolean {
  if (ids === 'all') return true
  const { id, ids: many } = (asked ?? {}) as { id?: unknown; ids?: unknown[] }
  if (kind === 'getOne') return ids.has(String(id))
  if (kind === 'getMany') return (many ?? []).some((each) => ids.has(String(each)))
  return true
}

function follow(client: QueryClient, query: Query): void {
  const { queryKey } = query
  const isShown = query.isActive() && document.visibilityState === 'visible'
  if (isShown && isHeld(query)) {
    setTimeout(() => void holdNews(client, query), Math.random() * spread)
    return
  }
  // On a hidden page it is read when somebody comes back.
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  if (!isShown) return
  setTimeout(() => {
    if (query.isStale()) void client.refetchQueries({ queryKey, exact: true, type: 'active' })
  }, Math.random() * spread)
}

const busy = new WeakSet<Query>()
const wanted = new WeakSet<Query>()

interface Rows {
  data: RaRecord[]
}

/** Reads a list whose rows must not jump: shown rows get their new values, and those that came wait to be asked for. */
async function holdNews(client: QueryClient, query: Query): Promise<void> {
  if (busy.has(query)) return void wanted.add(query)
  if (client.isMutating()) {
    setTimeout(() => void holdNews(client, query), again)
    return
  }
  busy.add(query)
  const before = query.state.dataUpdatedAt
  try {
    const fresh = await readAgain(client, query)
    // Somebody was quicker: an own change, or another page.
    if (query.state.dataUpdatedAt === before) holdRows(client, query, fresh)
    else wanted.add(query)
  } catch {
    // It is asked for again when it is shown next.
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' })
  }
  busy.delete(query)
  if (wanted.delete(query)) void holdNews(client, query)
}

function readAgain(client: QueryClient, query: Query): Promise<Rows> {
  const { queryFn } = query.options
  if (typeof queryFn !== 'function') throw new Error('a list without a way to read it')
  const { queryKey } = query
  const signal = new AbortController().signal
  return queryFn({ client, queryKey, signal, meta: undefined } as never) as Promise<Rows>
}
