import { opendir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../api/db/client'
import { namedUnder, uploadFolders } from '../api/named'
import type { Log } from '../api/ports'
import { isAbandoned, isDraft } from './drafts'
import { renditionsFolder } from './storage'

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
  root: string,
  log: Log,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0
  const waiting: string[] = [...uploadFolders]
  for (let folder = waiting.shift(); folder && !signal.aborted; folder = waiting.shift()) {
    const { folders, drafts, files } = await listing(join(root, folder))
    waiting.push(...folders.map((name) => `${folder}/${name}`))
    const gone = [...drafts, ...(await orphans(db, root, folder, files))]
    for (const name of gone) await rm(join(root, folder, name), { force: true })
    removed += gone.length
    await pause(breath)
  }
  for (const gone of await orphanedRenditions(root)) {
    await rm(join(root, renditionsFolder, gone), { recursive: true, force: true })
    removed++
  }
  if (removed) log.info({ removed }, 'leftovers of uploads removed')
  signal.throwIfAborted()
  return removed
}

async function listing(folder: string) {
  const found: Record<'folders' | 'drafts' | 'files', string[]> = { folders: [], drafts: [], files: [] }
  const entries = await opendir(folder).catch(() => null)
  if (!entries) return found
  for await (const entry of entries) {
    if (entry.isDirectory()) found.folders.push(entry.name)
    else if (isDraft(entry.name)) {
      if (await isLeft(join(folder, entry.name))) found.drafts.push(entry.name)
    } else if (stemOf(entry.name)) found.files.push(entry.name)
  }
  return found
}

async function orphans(db: Database, root: string, folder: string, files: string[]): Promise<string[]> {
  if (!files.length) return []
  const named = await namedUnder(db, `/files/${folder}/`)
  const stems = new Set(named.map((url) => stemOf(url.slice(url.lastIndexOf('/') + 1))))
  const left: string[] = []
  for (const name of files)
    if (!stems.has(stemOf(name)) && (await isSettled(join(root, folder, name)))) left.push(name)
  return left
}

/** Drafts, and folders of files that are gone. */
async function orphanedRenditions(root: string, folder = ''): Promise<string[]> {
  const gone: string[] = []
  const entries = await readdir(join(root, renditionsFolder, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(folder, entry.name)
    const isOfFile = entry.isDirectory() && /\.\w+$/.test(entry.name)
    if (isOfFile && !(await stat(join(root, path)).catch(() => null))) gone.push(path)
    else if (entry.isDirectory()) gone.push(...(await orphanedRenditions(root, path)))
    else if (isDraft(entry.name) && (await isLeft(join(root, renditionsFolder, path)))) gone.push(path)
  }
  return gone
}

const isLeft = async (draft: string): Promise<boolean> => isAbandoned(draft) || isSettled(draft)

const isSettled = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > settledAfter,
    () => false,
  )
