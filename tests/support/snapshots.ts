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
  const folder = process.env[variable]
  if (!folder) return make()
  const file = join(folder, name)
  if (existsSync(file)) return new Blob([await readFile(file)])
  const made = await make()
  // Two may make it at the same time: each finishes its own, and either is good.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, Buffer.from(await made.arrayBuffer()))
  await rename(draft, file)
  return made
}
