import { makeTemplate } from './database'
import { makeSnapshotFolder } from './snapshots'

/** What the test files of one run share: databases after all migrations. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeSnapshots = makeSnapshotFolder()
  const removeTemplate = makeTemplate()
  await Promise.all([removeSnapshots, removeTemplate])
  return async () => {
    await (await removeSnapshots)?.()
    await (await removeTemplate)()
  }
}
