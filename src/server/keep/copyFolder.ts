import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { codeOf } from '../errors'

/** In ns: what was written so shortly before may be written again within the same tick of the clock. */
const doubtful = 2_000_000_000n

/**
 * Copies the folder of an embedded database while somebody writes to it, and again what has changed since, while `held`
 * says that nobody does. So writers wait for little.
 */
export async function copyDatabase(
  from: string,
  to: string,
  held: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const seen = await copyChanged(from, to, new Map())
  await held(async () => {
    const now = await copyChanged(from, to, seen)
    for (const path of seen.keys()) if (!now.has(path)) await rm(join(to, path), { force: true })
  })
}

/** @returns what tells each file from a later state of it */
async function copyChanged(
  from: string,
  to: string,
  known: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(from, file)
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    if (!entry.isFile()) continue
    const now = BigInt(Date.now()) * 1_000_000n
    const found = await stat(file, { bigint: true }).catch(() => null)
    if (!found) continue
    const state = now - found.mtimeNs > doubtful ? `${found.size} ${found.mtimeNs} ${found.ino}` : ''
    if (state === '' || known.get(path) !== state)
      await copyFile(file, join(to, path), constants.COPYFILE_FICLONE).catch((error) => {
        if (codeOf(error) !== 'ENOENT') throw error
      })
    seen.set(path, state)
  }
  return seen
}
