import { isHttpError, noAnswer } from '../../../providers/http/httpError'
import { recordCounter } from './recordCounter'
import { type FileHandle, openSink } from './sink'

/** What is exported. */
export interface Job {
  /** Of the file. */
  name: string
  /** Asks for the file. */
  open: (signal: AbortSignal) => Promise<Response>
  /** Where the file goes; without one the browser downloads it when it is whole. */
  handle?: FileHandle
}

/** An export that waits, runs or has ended. */
export interface Run {
  id: number
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** Rows so far, where they can be counted; CSV only. */
  rows?: number
  /** Rows of the whole file. */
  total?: number
  bytes: number
  /** Why it failed. */
  error?: unknown
}

interface Entry {
  job: Job
  controller: AbortController
}

let runs: readonly Run[] = []
let lastId = 0
/** They run one after another: each reads the database as fast as it can be sent. */
let queue: Promise<void> = Promise.resolve()
const entries = new Map<number, Entry>()
const listeners = new Set<() => void>()

const tell = (next: readonly Run[]) => {
  runs = next
  for (const listener of listeners) listener()
}
const change = (id: number, more: Partial<Run>) =>
  tell(runs.map((run) => (run.id === id ? { ...run, ...more } : run)))

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const allRuns = (): readonly Run[] => runs

const enqueue = (id: number, entry: Entry) => {
  entries.set(id, entry)
  queue = queue.then(() => (entry.controller.signal.aborted ? undefined : transfer(id, entry)))
}

/** Exports when those before have ended. */
export function startRun(job: Job): void {
  lastId += 1
  tell([...runs, { id: lastId, name: job.name, state: 'waiting', bytes: 0 }])
  enqueue(lastId, { job, controller: new AbortController() })
}

/** Exports again from the start. */
export function retryRun(id: number): void {
  const entry = entries.get(id)
  if (!entry) return
  change(id, { state: 'waiting', rows: undefined, total: undefined, bytes: 0, error: undefined })
  enqueue(id, { job: entry.job, controller: new AbortController() })
}

/** Ends an export, whatever its state, and forgets it. */
export function removeRun(id: number): void {
  entries.get(id)?.controller.abort()
  entries.delete(id)
  tell(runs.filter((run) => run.id !== id))
}

export const removeAllRuns = (): void => {
  for (const { id } of runs) removeRun(id)
}

async function transfer(id: number, { job, controller: { signal } }: Entry): Promise<void> {
  try {
    change(id, { state: 'running' })
    const response = await job.open(signal)
    const total = Number(response.headers.get('Total-Count') ?? Number.NaN)
    const count = job.name.endsWith('.csv') ? recordCounter() : undefined
    change(id, { total: Number.isNaN(total) ? undefined : total, rows: count && 0 })
    const sink = await openSink(job, response.headers.get('Content-Type') ?? '')
    try {
      let bytes = 0
      for await (const chunk of chunksOf(response, signal)) {
        await sink.write(chunk)
        bytes += chunk.byteLength
        // The row of titles is none of the rows.
        change(id, { bytes, rows: count && Math.max(0, count(chunk) - 1) })
      }
      await sink.close()
    } catch (error) {
      await sink.abort()
      throw error
    }
    change(id, { state: 'done' })
  } catch (error) {
    if (signal.aborted) return
    // The session has ended, and the page goes to the login.
    if (isHttpError(error) && error.status === 401) removeRun(id)
    else change(id, { state: 'failed', error })
  }
}

/** The parts of an answer; aborting ends the stream at once. */
async function* chunksOf({ body }: Response, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!body) return
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) return
      yield value
    }
  } catch (error) {
    // The connection was lost.
    throw error instanceof TypeError ? noAnswer() : error
  } finally {
    signal.removeEventListener('abort', cancel)
    // A file that cannot be written needs no more of it.
    cancel()
  }
}
