import { isHttpError, noAnswer } from '../../../providers/http/httpError'
import { createShared } from '../../../startup/shared'
import { recordCounter } from './recordCounter'
import { type FileHandle, openSink } from './sink'

export interface Job {
  name: string
  open: (signal: AbortSignal) => Promise<Response>
  /** Target on disk; without it the browser downloads the finished file. */
  handle?: FileHandle
}

export interface Run {
  id: number
  name: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** Rows so far; known for CSV only. */
  rows?: number
  total?: number
  bytes: number
  error?: unknown
}

interface Entry {
  job: Job
  controller: AbortController
}

/** Exports since the page loaded, the oldest first. */
export const exportRuns = createShared<readonly Run[]>([])
let lastId = 0
/** Exports run in sequence, as each reads the database as fast as it is sent. */
let queue: Promise<void> = Promise.resolve()
const entries = new Map<number, Entry>()

const change = (id: number, more: Partial<Run>) =>
  exportRuns.set(exportRuns.get().map((run) => (run.id === id ? { ...run, ...more } : run)))

const enqueue = (id: number, entry: Entry) => {
  entries.set(id, entry)
  queue = queue.then(() => (entry.controller.signal.aborted ? undefined : transfer(id, entry)))
}

export function startRun(job: Job): void {
  lastId += 1
  exportRuns.set([...exportRuns.get(), { id: lastId, name: job.name, state: 'waiting', bytes: 0 }])
  enqueue(lastId, { job, controller: new AbortController() })
}

export function retryRun(id: number): void {
  const entry = entries.get(id)
  if (!entry) return
  change(id, { state: 'waiting', rows: undefined, total: undefined, bytes: 0, error: undefined })
  enqueue(id, { job: entry.job, controller: new AbortController() })
}

export function removeRun(id: number): void {
  entries.get(id)?.controller.abort()
  entries.delete(id)
  exportRuns.set(exportRuns.get().filter((run) => run.id !== id))
}

export const removeAllRuns = (): void => {
  for (const { id } of exportRuns.get()) removeRun(id)
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
        // The heading row does not count.
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
    // The session has ended, and the page redirects to the login.
    if (isHttpError(error) && error.status === 401) removeRun(id)
    else change(id, { state: 'failed', error })
  }
}

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
    // If the file cannot be written, the rest need not be loaded.
    cancel()
  }
}
