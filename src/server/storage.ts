import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, extname, join, resolve, sep } from 'node:path'
import type { Storage } from '../api/ports'
import { mediaTypes } from '../domain/media'
import { draftOf } from './drafts'
import { replaceDurably } from './durable'
import { codeOf } from './errors'

const typeByExtension = new Map(Object.entries(mediaTypes).map(([type, { extension }]) => [extension, type]))

/** By the extension that the API chose after inspecting the file. */
const typeOf = (path: string): string =>
  typeByExtension.get(extname(path).slice(1)) ?? 'application/octet-stream'

interface StoredFile {
  size: number
  type: string
  etag: string
  stream(range?: { start: number; end: number }): ReadStream
}

export interface DiskStorage extends Storage {
  open(path: string): Promise<StoredFile | null>
}

/** No path can lead out of the folder. */
export function diskStorage(folder: string): DiskStorage {
  const root = resolve(folder)
  const locate = (path: string): string | null => {
    const file = resolve(root, path)
    return file.startsWith(root + sep) && !path.includes('\0') ? file : null
  }
  const missing = (error: unknown): null => {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(codeOf(error))) return null
    throw error
  }
  return {
    async put(path, bytes) {
      const file = locate(path)
      if (!file) throw new Error('storage path outside of its folder')
      await mkdir(dirname(file), { recursive: true })
      await replaceDurably(draftOf(file), file, bytes)
    },
    async get(path) {
      const file = locate(path)
      if (!file) return null
      return readFile(file).then((bytes) => ({ bytes, type: typeOf(path) }), missing)
    },
    async delete(path) {
      const file = locate(path)
      if (file) await rm(file, { force: true })
    },
    async open(path) {
      const file = locate(path)
      if (!file) return null
      const found = await stat(file).catch(missing)
      if (!found?.isFile()) return null
      return {
        size: found.size,
        etag: `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`,
        type: typeOf(path),
        stream: (range) => createReadStream(file, range),
      }
    },
  }
}

export const filesFolder = (dataDir: string): string => join(dataDir, 'files')
