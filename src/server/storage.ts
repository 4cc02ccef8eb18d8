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

export interface DiskFile {
  size: number
  type: string
  etag: string
  stream(range?: { start: number; end: number }): ReadStream
}

interface Folder {
  put(path: string, bytes: Uint8Array): Promise<void>
  get(path: string): Promise<{ bytes: Uint8Array; type: string } | null>
  delete(path: string): Promise<void>
  /** Deletes a folder with all that is in it. */
  clear(path: string): Promise<void>
  open(path: string): Promise<DiskFile | null>
}

export interface DiskStorage extends Storage {
  open(path: string): Promise<DiskFile | null>
  dropRenditions(path: string): Promise<void>
  /** Pictures that can be made again; those of one file lie in a folder with its path. */
  renditions: Folder
}

/** Within the folder of the files, which several servers share. */
export const renditionsFolder = 'renditions'

/** Renditions go with their file, and when another one takes its place. */
export function diskStorage(folder: string): DiskStorage {
  const files = openFolder(folder, renditionsFolder)
  const renditions = openFolder(join(folder, renditionsFolder))
  return {
    ...files,
    async put(path, bytes) {
      await files.put(path, bytes)
      await renditions.clear(path)
    },
    async delete(path) {
      await files.delete(path)
      await renditions.clear(path)
    },
    dropRenditions: renditions.clear,
    renditions,
  }
}

/** No path can lead out of the folder, or into `not` within it. */
function openFolder(folder: string, not?: string): Folder {
  const root = resolve(folder)
  const locate = (path: string): string | null => {
    const file = resolve(root, path)
    const isInside = file.startsWith(root + sep) && !(not && file.startsWith(join(root, not) + sep))
    return isInside && !path.includes('\0') ? file : null
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
    async clear(path) {
      const file = locate(path)
      // Repeated where another process writes into it meanwhile.
      if (file) await rm(file, { recursive: true, force: true, maxRetries: 3 })
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
