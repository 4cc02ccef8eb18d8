import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export async function writeDurably(file: string, data: string | Uint8Array, mode = 0o666): Promise<void> {
  try {
    const handle = await open(file, 'w', mode)
    try {
      await handle.writeFile(data)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    await rm(file, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Flushes a folder's entries, or a file; where folders cannot be opened, the operating system does it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/** Replaces a file atomically: readers see all of it or nothing, also after a crash. */
export async function replaceDurably(draft: string, file: string, data: Uint8Array): Promise<void> {
  await writeDurably(draft, data)
  try {
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file))
}

/** Flushes all files and folders in a folder. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await syncFolder(join(entry.parentPath, entry.name))
  await syncFolder(folder)
}
