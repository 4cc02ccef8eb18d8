import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Storage } from '../../api/ports'
import { mediaTypes } from '../../domain/media'
import { isDraft } from '../drafts'

export interface OpenedFile {
  size: number
  type: string
  /** Of this content alone. */
  etag: string
  /** In ms. */
  changedAt: number
  /** `end` is within it. */
  stream(range?: { start: number; end: number }): Readable
}

export interface FolderEntry {
  name: string
  isFolder: boolean
  /** As its `OpenedFile` has it; null where it is gone. */
  etag(): Promise<string | null>
}

/** Files on the disk or in a bucket. Paths have `/` between their parts and do not lead out of it. */
export interface Folder extends Pick<Storage, 'put' | 'get' | 'delete'> {
  /** Whether a killed process may leave files under names of drafts. */
  hasDrafts: boolean
  /** Puts a file of the disk, however long, without reading all of it at once. */
  putFile(path: string, file: string): Promise<void>
  open(path: string): Promise<OpenedFile | null>
  /** Deletes a folder with all that is in it. */
  clear(path: string): Promise<void>
  /** Lists a folder without those in it, in whatever order; a missing one is empty. */
  entries(path: string): AsyncIterable<FolderEntry>
  /**
   * Makes a file of the disk with its content; nothing if it is gone.
   * @returns `false` if the target is there already
   */
  copyTo(path: string, file: string): Promise<boolean>
}

/** Requests to a bucket, or files of the disk. */
const atOnce = 8

const typeByExtension = new Map(Object.entries(mediaTypes).map(([type, { extension }]) => [extension, type]))

/** By the extension that the API chose after inspecting the file. */
export const typeOf = (path: string): string =>
  typeByExtension.get(extname(path).slice(1)) ?? 'application/octet-stream'

export const pathIn = (folder: string, name: string): string => (folder ? `${folder}/${name}` : name)

/** All files below a folder but drafts. */
export async function* filesBelow(
  folder: Folder,
  path = '',
): AsyncGenerator<{ path: string } & Pick<FolderEntry, 'etag'>> {
  for await (const { name, isFolder, etag } of folder.entries(path)) {
    if (isFolder) yield* filesBelow(folder, pathIn(path, name))
    else if (!isDraft(name)) yield { path: pathIn(path, name), etag }
  }
}

/** Does work for each, several at a time; the first failure ends it. */
export async function eachOf<T>(
  all: AsyncIterable<T> | Iterable<T>,
  work: (each: T) => Promise<void>,
): Promise<void> {
  const rest = Symbol.asyncIterator in all ? all[Symbol.asyncIterator]() : all[Symbol.iterator]()
  let isOver = false
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = await rest.next(); !isOver && !next.done; next = await rest.next()) await work(next.value)
  })
  await Promise.all(workers).finally(() => {
    isOver = true
    return rest.return?.()
  })
}
