import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HttpClient } from '../../../src/admin/providers/http/http'
import { openLive } from '../../../src/admin/providers/live/openLive'

type Granted = () => Promise<void>
type Options = { steal?: boolean; signal?: AbortSignal }

let tell: (data: unknown) => void = () => undefined
let posted: unknown[] = []
/** Another tab has the lock: it is had only by taking it. */
const request = vi.fn((_: string, { steal, signal }: Options, granted: Granted) =>
  steal
    ? granted()
    : new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
)

beforeEach(() => {
  vi.useFakeTimers()
  posted = []
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(_: string, listen: (event: { data: unknown }) => void) {
        tell = (data) => listen({ data })
      }
      postMessage(data: unknown) {
        posted.push(data)
      }
      close() {}
    },
  )
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

const opened = () => {
  const bytes = new TextEncoder().encode('id: 1.00000000.1\nevent: hello\ndata: {}\n\n')
  const body = new ReadableStream({ start: (stream) => stream.enqueue(bytes) })
  const http = vi.fn(async () => new Response(body))
  const close = openLive({
    http: http as unknown as HttpClient,
    client: new QueryClient(),
    begun: 0,
    isShort: false,
  })
  return { http, close }
}

it('a tab listens to the one that reads, and reads itself once that one sleeps', async () => {
  const { http, close } = opened()
  for (let i = 0; i < 6; i++) {
    await vi.advanceTimersByTimeAsync(15_000)
    tell(null)
  }
  expect(http).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(75_000)
  expect(http).toHaveBeenCalledOnce()
  expect(posted).toEqual([null])
  close()
})

it('a tab that nobody looks at leaves a sleeping one alone', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { http, close } = opened()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(http).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  close()
})
