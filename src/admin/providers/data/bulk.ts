import type { Identifier, RaRecord } from 'react-admin'
import { randomUuid } from '../http/idempotency'

/** Some of many calls failed. The screens apply those that succeeded and report the others. */
export class BulkError extends Error {
  constructor(
    readonly done: RaRecord[],
    readonly failed: { id: Identifier; error: unknown }[],
    /** What succeeded can be undone by it. */
    readonly batch?: string,
  ) {
    super(`${failed.length} of ${failed.length + done.length} failed`)
    this.name = 'BulkError'
  }
}

/** Concurrent calls: enough to be quick, few enough not to overload the server. */
const lanes = 6

/**
 * One call per id with limited concurrency, all in one batch. Returns all rows and the batch, or throws a
 * `BulkError`.
 */
export async function forEachId(
  ids: readonly Identifier[],
  task: (id: Identifier, batch: string) => Promise<{ data: RaRecord }>,
  batch = randomUuid(),
): Promise<{ rows: RaRecord[]; batch: string }> {
  const queue = [...ids]
  const done: RaRecord[] = []
  const failed: BulkError['failed'] = []
  const lane = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        done.push((await task(id, batch)).data)
      } catch (error) {
        failed.push({ id, error })
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, ids.length) }, lane))
  if (failed.length > 0) throw new BulkError(done, failed, batch)
  return { rows: done, batch }
}
