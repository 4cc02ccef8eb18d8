import type { Identifier, RaRecord } from 'react-admin'

/** Some of many succeeded. The screens keep what did and tell what did not. */
export class BulkError extends Error {
  constructor(
    readonly done: RaRecord[],
    readonly failed: { id: Identifier; error: unknown }[],
  ) {
    super(`${failed.length} of ${failed.length + done.length} failed`)
    this.name = 'BulkError'
  }
}

/** Calls in flight at once: enough to be quick, few enough to leave the server to others. */
const lanes = 6

/** One call for each id, several at a time. All rows when all succeed; otherwise a `BulkError`. */
export async function forEachId(
  ids: readonly Identifier[],
  task: (id: Identifier) => Promise<{ data: RaRecord }>,
): Promise<RaRecord[]> {
  const queue = [...ids]
  const done: RaRecord[] = []
  const failed: BulkError['failed'] = []
  const lane = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        done.push((await task(id)).data)
      } catch (error) {
        failed.push({ id, error })
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, ids.length) }, lane))
  if (failed.length > 0) throw new BulkError(done, failed)
  return done
}
