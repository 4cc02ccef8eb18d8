import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../api/db/client'
import { namedUnder, uploadFolders } from '../api/named'
import type { Log } from '../api/ports'
import { isAbandoned, isDraft } from './drafts'
import type { FileStorage } from './storage'
import { type Folder, pathIn } from './storage/folder'

/** No running call on any machine can still own a file this old. */
const settledAfter = 3_600_000

const breath = 20

/** File names of uploads; other files were put there by hand and are kept. */
const ours = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(-\d+)?\.\w+$/

/** Picture and thumbnail are kept together, even when rows refer to only one of them. */
const stemOf = (name: string): string | undefined => ours.exec(name)?.[1]

/**
 * Removes leftovers of crashes among the uploads: drafts, files without a row and renditions without a file. One
 * statement per folder; several processes may run it at once.
 * @returns number of removed files
 * @throws the signal's reason, when it was not done to the end
 */
export async function sweepUploads(
  db: Database,
  storage: FileStorage,
  log: Log,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0
  const waiting: string[] = [...uploadFolders]
  for (let folder = waiting.shift(); folder && !signal.aborted; folder = waiting.shift()) {
    const { folders, drafts, files } = await listing(storage, folder)
    waiting.push(...folders.map((name) => `${folder}/${name}`))
    const gone = [...drafts, ...(await orphans(db, storage, folder, files))]
    for (const name of gone) await storage.delete(`${folder}/${name}`)
    removed += gone.length
    await pause(breath)
  }
  for (const gone of await orphanedRenditions(storage)) {
    await storage.renditions.clear(gone)
    removed++
  }
  if (removed) log.info({ removed }, 'leftovers of uploads removed')
  signal.throwIfAborted()
  return removed
}

async function listing(storage: FileStorage, folder: string) {
  const found: Record<'folders' | 'drafts' | 'files', string[]> = { folders: [], drafts: [], files: [] }
  for await (const { name, isFolder } of storage.entries(folder)) {
    if (isFolder) found.folders.push(name)
    else if (isDraft(name)) {
      if (await isLeft(storage, `${folder}/${name}`)) found.drafts.push(name)
    } else if (stemOf(name)) found.files.push(name)
  }
  return found
}

async function orphans(
  db: Database,
  storage: FileStorage,
  folder: string,
  files: string[],
): Promise<string[]> {
  if (!files.length) return []
  const named = await namedUnder(db, `/files/${folder}/`)
  const stems = new Set(named.map((url) => stemOf(url.slice(url.lastIndexOf('/') + 1))))
  const left: string[] = []
  for (const name of files)
    if (!stems.has(stemOf(name)) && (await isSettled(storage, `${folder}/${name}`))) left.push(name)
  return left
}

/** Drafts, and folders of files that are gone. */
async function orphanedRenditions(storage: FileStorage, folder = ''): Promise<string[]> {
  const { renditions } = storage
  const gone: string[] = []
  const there = new Set<string>()
  for await (const { name } of storage.entries(folder)) there.add(name)
  for await (const { name, isFolder } of renditions.entries(folder)) {
    const path = pathIn(folder, name)
    const isOfFile = isFolder && /\.\w+$/.test(name)
    if (isOfFile && !there.has(name) && !(await storage.open(path))) gone.push(path)
    else if (isFolder && (!isOfFile || storage.hasDrafts))
      gone.push(...(await orphanedRenditions(storage, path)))
    else if (isDraft(name) && (await isLeft(renditions, path))) gone.push(path)
  }
  return gone
}

const isLeft = async (folder: Folder, draft: string): Promise<boolean> =>
  isAbandoned(draft) || isSettled(folder, draft)

async function isSettled(folder: Folder, path: string): Promise<boolean> {
  const file = await folder.open(path)
  return file !== null && Date.now() - file.changedAt > settledAfter
}
