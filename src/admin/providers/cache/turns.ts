import type { QueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../data/endpoint'
import { endpoints } from '../data/endpoints'
import type { CachedList } from './listCache'
import { raKeys } from './raKeys'

/** Milliseconds to allow for a server clock that is behind. */
const after = 1_000
/** Milliseconds between refetches of a list whose counts include upcoming changes on other pages. */
const often = 60_000
/** `setTimeout` overflows beyond 24 days. */
const far = 60 * 60_000

type Turns = NonNullable<Endpoint['turns']>

/** Milliseconds until the clock changes a row of the list; `false` for never. */
function untilTurn(list: CachedList | undefined, turns: Turns, now: number): number | false {
  const ahead = (list?.data ?? [])
    .map((row) => Date.parse(turns.at(row) ?? ''))
    .filter((moment) => moment > now)
  const first = Math.min(...ahead) - now + after
  const hasOthers = (turns.counted?.(list?.meta.counts ?? {}) ?? 0) > ahead.length
  const left = hasOthers ? Math.min(first, often) : first
  return Number.isFinite(left) ? Math.min(left, far) : false
}

/** Refetches shown lists when a change by the clock alone is due, such as a scheduled publication. */
export function followClock(client: QueryClient): void {
  for (const [resource, { turns }] of Object.entries<Endpoint>(endpoints))
    if (turns)
      client.setQueryDefaults(raKeys.lists(resource), {
        refetchInterval: ({ state }) => untilTurn(state.data as CachedList | undefined, turns, Date.now()),
      })
}
