import { cp, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../src/server/config'
import { openDatabase } from '../../src/server/database'
import { folderOnce } from './snapshots'

const memory = '/dev/shm'
const enough = 1_000_000_000

/** Memory, where the machine offers it: on a disk that others keep busy, even removing a file may take minutes. */
async function base(): Promise<string> {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > enough ? memory : tmpdir()
}

/** An empty folder that is removed when the test ends. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(await base(), 'nep-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A data folder of the embedded database, migrated and without an owner; nobody writes to it. */
export const migratedFolder = (): Promise<string> =>
  folderOnce('data', async (folder) => {
    const { close } = await openDatabase(readConfig({ DATA_DIR: folder }), silent)
    await close()
  })

/** A copy of a folder that is removed when the test ends. */
export async function copyOf(made: string): Promise<string> {
  const folder = await emptyFolder()
  await cp(made, folder, { recursive: true })
  return folder
}

/** As `migratedFolder`, of a test's own. */
export const dataFolder = async (): Promise<string> => copyOf(await migratedFolder())
