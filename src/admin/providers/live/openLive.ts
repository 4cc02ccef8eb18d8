import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../../domain/live'
import type { HttpClient } from '../http/http'
import { isOwnCall } from '../http/ownCalls'
import { followChanges } from './follow'
import { tellHearers } from './heard'
import { forgetShown } from './heldRows'
import { readStream } from './stream'

/** One tab reads the stream for all: browsers open six connections to a server at most. */
const lock = 'nep-live'

interface LiveOptions {
  http: HttpClient
  client: QueryClient
  /** When the first data was read, by `performance`. */
  begun: number
  isShort: boolean
}

interface Passed {
  event: LiveEvent
  id: string
}

/**
 * Follows what others change, for the life of the page: lists, open records and counts.
 * @returns the cleanup
 */
export function openLive({ http, client, begun, isShort }: LiveOptions): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const unsubscribe = forgetShown(client)
  let lastId: string | undefined
  const take = ({ event, id }: Passed, isFirst: boolean) => {
    lastId = id
    if (isOwnCall(event.batch)) return
    followChanges(client, event.tags)
    tellHearers(event, isFirst)
  }
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(lock) : undefined
  others?.addEventListener('message', ({ data }: MessageEvent<Passed>) => take(data, false))
  const read = () =>
    readStream(
      {
        http,
        isShort,
        // Half the time that the page has been open: its first data was read meanwhile.
        age: Math.round(performance.now() - begun),
        lastId,
        onEvent(event, id) {
          take({ event, id }, true)
          others?.postMessage({ event, id } satisfies Passed)
        },
        onRefused: () => ending.abort(),
      },
      signal,
    )
  // Only where a page may have locks; elsewhere each tab reads for itself.
  const reading = navigator.locks ? navigator.locks.request(lock, { signal }, read) : read()
  reading.catch(() => undefined)
  return () => {
    ending.abort()
    unsubscribe()
    others?.close()
  }
}
