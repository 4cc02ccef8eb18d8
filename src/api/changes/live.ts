import { sessionOf } from '../auth/session'
import { downloadOf } from '../http/answerPlan'
import type { Call } from '../http/call'
import { invalid } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { choiceSchema } from '../http/schema'
import { type Hub, type Listener, listenerPosition } from './hub'

/** In ms; for callers whose proxy hands an answer on only when it has ended. */
const longestWait = 25_000
/** Of a connection that does not read, as many texts wait as are told in a minute. */
const mostWaiting = 64

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

const encoder = new TextEncoder()

/** @throws ApiError 422 naming the parameter */
function askedOf({ request, url }: Call) {
  const id = request.headers.get('Last-Event-ID')
  const since = id ? listenerPosition(id) : null
  const age = url.searchParams.get('age') ?? '0'
  const wait = url.searchParams.get('wait')
  if (since === undefined) throw invalid('Last-Event-ID', 'invalid')
  if (!/^\d{1,9}$/.test(age)) throw invalid('age', 'invalid')
  if (wait !== null && wait !== '1') throw invalid('wait', 'choice')
  return { since, age: Number(age), isShort: wait !== null }
}

/**
 * `GET /live?age=&wait=`: server-sent events of what changes, for what the caller may list. `age`: how many milliseconds
 * old the caller's data is; `wait=1` ends with the first event. See *Live* in the contract.
 */
export const liveRoute = (hub: Hub): GuardedRoute => ({
  method: 'GET',
  path: '/live',
  summary: 'Hear what changes, as server-sent events',
  asks: { age: { type: 'integer', minimum: 0, default: 0 }, wait: choiceSchema(['1']) },
  answers: downloadOf('text/event-stream'),
  guard: [],
  bySession: true,
  async handler(call) {
    const { since, age, isShort } = askedOf(call)
    let stream!: ReadableStreamDefaultController<Uint8Array>
    const ended = new AbortController()
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          stream = controller
        },
        cancel: () => ended.abort(),
      },
      new CountQueuingStrategy({ highWaterMark: mostWaiting }),
    )
    const end = () => {
      if (ended.signal.aborted) return
      ended.abort()
      stream.close()
    }
    const listener: Listener = {
      actor: { ...call.actor, sessionId: sessionOf(call.actor) },
      send(text, isNews) {
        if (ended.signal.aborted || (stream.desiredSize ?? 0) <= 0) return false
        stream.enqueue(encoder.encode(text))
        if (isShort && isNews) end()
        return true
      },
      end,
    }
    const leave = await hub.join(listener, since, age)
    const timer = isShort ? setTimeout(end, longestWait) : undefined
    const onEnd = () => {
      leave()
      clearTimeout(timer)
    }
    if (ended.signal.aborted) onEnd()
    else ended.signal.addEventListener('abort', onEnd)
    return new Response(body, { headers })
  },
})
