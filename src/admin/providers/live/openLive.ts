import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../../domain/live'
import type { HttpClient } from '../http/http'
import { isOwnCall, whenAnswered } from '../http/ownCalls'
import { followChanges } from './follow'
import { tellHearers } from './heard'
import { forgetShown } from './heldRows'
import { readStream } from './stream'

/** One tab reads the stream for all: browsers open six connections to a server at most. */
const lock = 'nep-live'

/** In ms. The server says every 15 seconds that it is there: a tab that passes nothing on sleeps, as in a pocket. */
const asleepAfter = 45_000

interface LiveOptions {
  http: HttpClient
  client: QueryClient
  /** When the first data was read, by `performance`. */
  begun: number
  isShort: boolean
}

/** An event with its id, as the reading tab passes it on to the others. */
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
  const unsubscribe = forgetShown(client)
  let lastId: string | undefined
  let heardAt = performance.now()
  let isReading = false
  const tell = (event: LiveEvent, isFirst: boolean) => {
    if (ending.signal.aborted || isOwnCall(event.batch)) return
    followChanges(client, event.tags)
    tellHearers(event, isFirst)
  }
  const take = ({ event, id }: Passed, isFirst: boolean) => {
    lastId = id
    const answered = whenAnswered()
    if (answered) void answered.then(() => tell(event, isFirst))
    else tell(event, isFirst)
  }
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel(lock) : undefined
  const pass = (passed: Passed | null) => others?.postMessage(passed)
  others?.addEventListener('message', ({ data }: MessageEvent<Passed | null>) => {
    heardAt = performance.now()
    if (data) take(data, false)
  })

  const read = async (signal: AbortSignal) => {
    isReading = true
    await readStream(
      {
        http,
        isShort,
        age: Math.round(performance.now() - begun),
        lastId,
        onAwake: () => pass(null),
        onEvent(event, id) {
          take({ event, id }, true)
          pass({ event, id })
        },
        onRefused: () => ending.abort(),
      },
      signal,
    )
    isReading = false
  }
  let turn = new AbortController()
  /** Reads once it is this tab's turn; with `steal` at once, instead of one that sleeps. */
  const takeTurn = async (steal: boolean): Promise<void> => {
    turn.abort()
    const own = new AbortController()
    turn = own
    const signal = AbortSignal.any([ending.signal, own.signal])
    const options = steal ? { steal } : { signal }
    // Where a page may have no locks each tab reads for itself.
    await (navigator.locks?.request(lock, options, () => read(signal)) ?? read(signal)).catch(() =>
      own.abort(),
    )
    // Another tab has taken over.
    if (turn === own && !ending.signal.aborted) await takeTurn(false)
  }
  const watch = setInterval(() => {
    const isSilent = performance.now() - heardAt > asleepAfter
    if (isReading || document.visibilityState === 'hidden' || !isSilent) return
    heardAt = performance.now()
    void takeTurn(true)
  }, asleepAfter / 3)
  ending.signal.addEventListener('abort', () => clearInterval(watch))
  void takeTurn(false)
  return () => {
    ending.abort()
    unsubscribe()
    others?.close()
  }
}
