import { createReadStream, type Dirent } from 'node:fs'
import { copyFile, link, mkdir, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { draftOf } from '../drafts'
import { replaceDurably, syncFolder } from '../durable'
import { codeOf } from '../errors'
import { type Folder, typeOf } from './folder'

/** No path can lead out of the folder, or into `not` within it. */
export function diskFolder(folder: string, not?: string): Folder {
  const root = resolve(folder)
  const locate = (path: string): string | null => {
    const file = resolve(root, path)
    const isInside =
      file.startsWith(root + sep) && !(not && `${file}${sep}`.startsWith(join(root, not) + sep))
    return isInside && !path.includes('\0') ? file : null
  }
  const needFile = (path: string): string => {
    const file = locate(path)
    if (!file) throw new Error('storage path outside of its folder')
    return file
  }
  const missing = (error: unknown): null => {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(codeOf(error))) return null
    throw error
  }
  const open: Folder['open'] = async (path) => {
    const file = locate(path)
    const found = file === null ? null : await stat(file).catch(missing)
    if (file === null || !found?.isFile()) return null
    return {
      size: found.size,
      etag: `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`,
      changedAt: found.mtimeMs,
      type: typeOf(path),
      stream: (range) => createReadStream(file, range),
    }
  }
  async function put(path: string, bytes: Uint8Array): Promise<void> {
    const file = needFile(path)
    await mkdir(dirname(file), { recursive: true })
    await replaceDurably(draftOf(file), file, bytes)
  }
  return {
    hasDrafts: true,
    open,
    put,
    async putFile(path, file) {
      const target = needFile(path)
      await mkdir(dirname(target), { recursive: true })
      const draft = draftOf(target)
      try {
        await copyFile(file, draft)
        await syncFolder(draft)
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
      await syncFolder(dirname(target))
    },
    async get(path) {
      const file = locate(path)
      return file ? readFile(file).then((bytes) => ({ bytes, type: typeOf(path) }), missing) : null
    },
    async delete(path) {
      const file = locate(path)
      if (file) await rm(file, { force: true })
    },
    async clear(path) {
      const file = path ? locate(path) : root
      // Repeated where another process writes into it meanwhile.
      if (file) await rm(file, { recursive: true, force: true, maxRetries: 3 })
    },
    async *entries(path) {
      const below = path ? locate(path) : root
      const found: AsyncIterable<Dirent> | Dirent[] = (below && (await opendir(below).catch(missing))) || []
      for await (const entry of found) {
        const { name } = entry
        const isFolder = entry.isDirectory()
        if ((isFolder || entry.isFile()) && locate(join(path, name)))
          yield { name, isFolder, etag: async () => (await open(join(path, name)))?.etag ?? null }
      }
    },
    async copyTo(path, target) {
      const file = locate(path)
      if (!file) return true
      await mkdir(dirname(target), { recursive: true })
      try {
        // Files are replaced, never written to, so that a second name keeps their content.
        await link(file, target)
        return true
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        if (codeOf(error) === 'ENOENT') return true
      }
      const found = await stat(file).catch(missing)
      if (!found) return true
      await copyFile(file, target)
      await utimes(target, found.atime, found.mtime)
      return true
    },
  }
}
