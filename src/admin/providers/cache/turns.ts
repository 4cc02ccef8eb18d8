import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../data/endpoint'
import { endpoints } from '../data/endpoints'
import type { CachedList } from './listCache'
import { raKeys } from './raKeys'

/** A little after the moment, so that the server's clock is there too. */
const after = 1_000
/** How often a list is asked again whose numbers tell of rows that are on another page. */
const often = 60_000
/** Timers cannot be set for as long as a month. */
const far = 60 * 60_000

type Turns = NonNullable<Endpoint['turns']>

/** How long it is, in ms, until a list is worth asking for again because of the clock; `false` where it never is. */
function untilTurn(list: CachedList | undefined, turns: Turns, now: number): number | false {
  const ahead = (list?.data ?? [])
    .map((row) => Date.parse(turns.at(row) ?? ''))
    .filter((moment) => moment > now)
  const first = Math.min(...ahead) - now + after
  const hasOthers = (turns.counted?.(list?.meta.counts ?? {}) ?? 0) > ahead.length
  const left = hasOthers ? Math.min(first, often) : first
  return Number.isFinite(left) ? Math.min(left, far) : false
}

/** Lists of what the clock alone changes are asked for again when it does, as long as a screen shows them. */
export function followClock(client: QueryClient): void {
  for (const [resource, { turns }] of Object.entries<Endpoint>(endpoints))
    if (turns)
      client.setQueryDefaults(raKeys.lists(resource), {
        refetchInterval: ({ state }) => untilTurn(state.data as CachedList | undefined, turns, Date.now()),
      })
}
