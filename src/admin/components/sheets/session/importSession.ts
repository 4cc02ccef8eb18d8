import type { ImportResult, ImportRow } from '../../../../domain/sheets/importSchema'
import { randomUuid } from '../../../providers/http/idempotency'
import { createShared } from '../../../startup/shared'
import { type Bring, bringPictures, type LostPicture } from './pictures'
import { readRow, type SheetPlan } from './plan'
import { retryUntilAnswered } from './retryUntilAnswered'
import { actionOf, type Counts, chunkFrom, countRows, type GridRow, withTwins } from './rows'

export type SendRows = (
  rows: ImportRow[],
  options: { dryRun: boolean; batch: string; key?: string; signal: AbortSignal },
) => Promise<ImportResult[]>

/** `isWaiting`: network or server are away; the work resumes by itself. */
export interface SessionState {
  rows: readonly GridRow[]
  counts: Counts
  /** `pictures`: all rows are imported, and their pictures are being fetched. */
  phase: 'checking' | 'ready' | 'running' | 'pictures' | 'done'
  isWaiting: boolean
  /** Rows sent and to send in this run; in `pictures`, pictures. */
  progress: { done: number; total: number }
  lost: readonly LostPicture[]
  error: unknown
}

/** Debounce in ms, as further edits may follow. */
const restAfterEdit = 400
/** Concurrent dry-run chunks: one is prepared here while the server works on the other. */
const lanes = 2
const slice = 200

interface Chunk {
  chunk: number[]
  before: GridRow[]
  body: ImportRow[]
  /** Idempotency key of a real import; undefined in a dry run. */
  key: string | undefined
}

export const isUnderWay = ({ phase }: Pick<SessionState, 'phase'>): boolean =>
  phase === 'running' || phase === 'pictures'

const isSendable = (row: GridRow | undefined): boolean =>
  row !== undefined && !row.done && /^(create|update)$/.test(actionOf(row))

const breathe = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Reads and dry-runs all rows, takes corrections, then imports in chunks that share a batch. Each loop ends when its
 * cursor has passed the last row.
 * @param bring fetches pictures of other sites into the media library, if wanted
 */
export function createImportSession(plan: SheetPlan, raw: readonly GridRow[], send: SendRows, bring?: Bring) {
  const batch = randomUuid()
  const ended = new AbortController()
  let rows: GridRow[] = [...raw]
  let stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let checking: Promise<void> | undefined
  /** A chunk stopped without a response. It may have been imported, so it is sent first and unchanged. */
  let unanswered: Chunk | undefined
  const state = createShared<SessionState>({
    rows,
    counts: countRows(rows),
    phase: 'checking',
    isWaiting: false,
    progress: { done: 0, total: 0 },
    lost: [],
    error: null,
  })

  const tell = (change: Partial<SessionState> = {}) =>
    state.set({ ...state.get(), rows, counts: countRows(rows), ...change })
  const onWaiting = (isWaiting: boolean) => {
    if (isWaiting !== state.get().isWaiting) tell({ isWaiting })
  }
  const replace = (at: number, row: GridRow) => {
    rows = [...rows]
    rows[at] = row
  }

  async function readAll(): Promise<void> {
    for (let from = 0; from < rows.length; from += slice) {
      rows = rows.map((row, at) =>
        at >= from && at < from + slice && !row.data
          ? { ...row, ...readRow(plan, row.cells, row.line, row.blanks) }
          : row,
      )
      tell()
      await breathe()
      if (ended.signal.aborted) return
    }
    rows = withTwins(rows)
  }

  const sent = ({ line, data, seen }: GridRow, isReal: boolean): ImportRow => ({
    row: line,
    data: data ?? {},
    ...(isReal && { version: seen?.version ?? 0 }),
  })

  /** Sends a chunk; rows edited meanwhile ignore the response. */
  async function deliver({ before, chunk, body, key }: Chunk): Promise<void> {
    const dryRun = key === undefined
    const { signal } = dryRun ? ended : stop
    const call = () => send(body, { dryRun, batch, key, signal: ended.signal })
    const results = await retryUntilAnswered(call, signal, onWaiting)
    const byLine = new Map(results.map((result) => [result.row, result]))
    rows = [...rows]
    for (const [index, at] of chunk.entries()) {
      const row = before[index]
      if (!row || rows[at] !== row) continue
      const result = byLine.get(row.line)
      if (!result) throw new Error('the answer lacks a row')
      rows[at] = dryRun ? { ...row, seen: result } : { ...row, done: result }
    }
  }

  const chunkOf = (chunk: number[], isReal: boolean): Chunk => {
    const before = chunk.map((at) => rows[at]).filter((row) => row !== undefined)
    // A retry has the same key, so that the chunk is imported once.
    return {
      chunk,
      before,
      body: before.map((row) => sent(row, isReal)),
      key: isReal ? randomUuid() : undefined,
    }
  }

  async function rehearse(): Promise<void> {
    tell({ phase: 'checking', error: null })
    try {
      await readAll()
      const asked = new Set<number>()
      let isBroken = false
      const rehearseOpen = async () => {
        while (!isBroken) {
          const open = [...rows.keys()].filter((at) => !rows[at]?.seen && !rows[at]?.done && !asked.has(at))
          const chunk = chunkFrom(rows, open, 0)
          if (!chunk.length || ended.signal.aborted) return
          for (const at of chunk) asked.add(at)
          await deliver(chunkOf(chunk, false)).catch((error: unknown) => {
            isBroken = true
            throw error
          })
          for (const at of chunk) asked.delete(at)
          tell()
        }
      }
      const ends = await Promise.allSettled(Array.from({ length: lanes }, rehearseOpen))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    } catch (error) {
      if (!ended.signal.aborted) tell({ error })
    }
    checking = undefined
    if (state.get().phase === 'checking') tell({ phase: 'ready' })
  }

  async function finishPictures(bring: Bring): Promise<void> {
    const { signal } = stop
    tell({ phase: 'pictures' })
    await bringPictures(plan, rows, {
      bring: (url) => retryUntilAnswered(() => bring(url, signal), signal, onWaiting),
      place: async (placed) => {
        const options = { dryRun: false, batch, key: randomUuid(), signal: ended.signal }
        return retryUntilAnswered(() => send(placed, options), signal, onWaiting)
      },
      onProgress: (progress, lost) => tell({ progress, lost: [...lost] }),
      signal,
    }).catch((error: unknown) => {
      if (!signal.aborted) tell({ error })
    })
  }

  const check = (): Promise<void> => {
    checking ??= rehearse()
    return checking
  }

  return {
    batch,
    subscribe: state.subscribe,
    state: state.get,
    check,
    /** Sets a cell, validates at once and schedules a dry run. */
    edit(at: number, column: number, text: string) {
      const row = rows[at]
      if (!row || row.cells[column] === text || isUnderWay(state.get())) return
      const cells = plan.columns.map((_, index) => (index === column ? text : (row.cells[index] ?? '')))
      const { line, told, twin } = row
      const blanks = row.blanks?.filter((blank) => blank !== column)
      replace(at, { line, cells, told, twin, blanks, ...readRow(plan, cells, line, blanks) })
      rows = withTwins(rows)
      tell()
      clearTimeout(timer)
      timer = setTimeout(() => void check(), restAfterEdit)
    },
    /** Imports new and changed rows; resumes after a stop. */
    async run(): Promise<void> {
      clearTimeout(timer)
      await checking
      stop = new AbortController()
      let [cursor, total] = [0, 0]
      const step = async (chunk: Chunk) => {
        unanswered = chunk
        await deliver(chunk)
        unanswered = undefined
      }
      tell({ phase: 'running', progress: { done: 0, total: 0 }, error: null })
      try {
        if (unanswered) await step(unanswered)
        const list = [...rows.keys()].filter((at) => isSendable(rows[at]))
        total = list.length
        tell({ progress: { done: 0, total } })
        while (cursor < total && !stop.signal.aborted) {
          const chunk = chunkOf(chunkFrom(rows, list, cursor), true)
          await step(chunk)
          cursor += chunk.chunk.length
          tell({ progress: { done: cursor, total } })
        }
      } catch (error) {
        if (!stop.signal.aborted) tell({ error })
      }
      const isIn = !unanswered && cursor === total && !state.get().error
      if (isIn && bring && !stop.signal.aborted) await finishPictures(bring)
      tell({ phase: isIn ? 'done' : 'ready', isWaiting: false })
    },
    stop: () => stop.abort(),
    /** Back to the grid, to correct refused rows. */
    mend: () => tell({ phase: 'ready' }),
    end() {
      clearTimeout(timer)
      ended.abort()
      stop.abort()
    },
  }
}

export type ImportSession = ReturnType<typeof createImportSession>
