import { guards } from '../../domain/guards'
import { type LiveEvent, mayHear, nounOf } from '../../domain/live'
import type { Permission } from '../../domain/permissions'
import type { Change } from './read'

/** A change, and which of its records are new. */
export interface Heard extends Change {
  arrived: string[]
}

/** Changes that were read together; `id` tells a listener who comes back where to go on. */
export interface Round {
  id: string
  at: number
  heard: readonly Heard[]
}

/** Of more, only their kinds. */
const mostTags = 200
/** Of more calls in one round nobody learns which was theirs. */
const mostCalls = 20

/** Changes since an id that nobody remembers. */
export const everything = (id: string): string => event(id, { tags: ['*'] })

/** Server-sent events for a reader with these permissions; empty if nothing concerns them. */
export function eventsOf(rounds: readonly Round[], permissions: ReadonlySet<Permission>): string {
  return rounds.map(({ id, heard }) => roundOf(id, heard, permissions)).join('')
}

function roundOf(id: string, heard: readonly Heard[], permissions: ReadonlySet<Permission>): string {
  const calls = new Map<string, { tags: Set<string>; arrived: Set<string> }>()
  const isBusy = new Set(heard.map(({ batch }) => batch)).size > mostCalls
  for (const change of heard) {
    const key = (!isBusy && change.batch) || ''
    const call = calls.get(key) ?? { tags: new Set(), arrived: new Set() }
    calls.set(key, call)
    for (const tag of ownTags(change)) if (mayHear(permissions, tag)) call.tags.add(tag)
    for (const tag of change.arrived) if (mayHear(permissions, tag)) call.arrived.add(tag)
  }
  return [...calls]
    .filter(([, { tags }]) => tags.size > 0)
    .map(([batch, { tags, arrived }]) =>
      event(id, {
        tags: few(tags),
        ...(arrived.size && { arrived: [...arrived].slice(0, mostTags) }),
        ...(batch && { batch }),
      }),
    )
    .join('')
}

/** Of an entity only its own records: what they belong to has not changed. A link changes both its ends. */
function ownTags({ tab, tags }: Change): string[] {
  if (!(tab in guards)) return tags
  const noun = nounOf(tab)
  return tags.filter((tag) => tag === noun || tag.startsWith(`${noun}:`))
}

const few = (tags: ReadonlySet<string>): string[] =>
  tags.size <= mostTags ? [...tags] : [...new Set([...tags].map((tag) => tag.replace(/:.*/, ':*')))]

const event = (id: string, what: LiveEvent): string => `id: ${id}\ndata: ${JSON.stringify(what)}\n\n`
