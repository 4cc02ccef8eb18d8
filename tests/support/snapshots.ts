import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const variable = 'TEST_SNAPSHOTS'

/** A folder for what the test files of one run share, known to all its processes. */
export async function makeSnapshotFolder(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable]) return
  const folder = await mkdtemp(join(tmpdir(), 'nep-snapshots-'))
  process.env[variable] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** What `make` answers, made by the first file of a run that asks for this name and read by all others. */
export async function madeOnce(name: string, make: () => Promise<Blob>): Promise<Blob> {
  if (!process.env[variable]) return make()
  const folder = await folderOnce(name, async (path) => {
    await writeFile(join(path, name), Buffer.from(await (await make()).arrayBuffer()))
  })
  return new Blob([await readFile(join(folder, name))])
}

/** The folder that `make` fills, made by the first file of a run that asks for this name; nobody writes to it. */
export async function folderOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const shared = process.env[variable] ?? (await mkdtemp(join(tmpdir(), 'nep-snapshots-')))
  const folder = join(shared, name)
  if (existsSync(folder)) return folder
  // Two may make it at the same time: each finishes its own, and either is good.
  const draft = await mkdtemp(`${folder}.`)
  await make(draft)
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
  return folder
}
