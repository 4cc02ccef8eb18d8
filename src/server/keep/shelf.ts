import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Backups } from '../../api/ports'
import { type Backup, type BackupPlan, keptBackups } from '../../domain/backups'
import { clockAt, momentOf } from '../../domain/businessTime'
import { isAbandoned, isDraft } from '../drafts'
import { openFolder } from '../storage'
import type { OpenedFile } from '../storage/folder'

/** Named by the clock of the business, so that their order is that of time. */
const archiveName = /^nep-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar$/

export const isArchiveName = (name: string): boolean => archiveName.test(name)

/** What is known of an archive beside its bytes; the file beside it has its name and `.json`. */
interface Label {
  at: string
  verified_at: string | null
  /** Files that rows name, and that were not there. */
  missing: number
}

export const archiveAt = (at: Date): string =>
  `nep-${clockAt(at.getTime()).slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.tar`

const momentIn = (id: string): string => {
  const [, year, month, day, hour, minute] = archiveName.exec(id) ?? []
  return momentOf(`${year}-${month}-${day}`, `${hour}:${minute}`)
}

/** In seconds. */
const settledAfter = 48 * 3600

export interface ArchiveShelf extends Backups {
  find(id: string): Promise<OpenedFile | null>
  /** Puts an archive of the disk there. */
  put(id: string, file: string): Promise<void>
  label(id: string, label: Label): Promise<void>
  /** Removes what the plan does not keep. */
  prune(plan: BackupPlan): Promise<void>
}

/** The archives in a folder of the disk or of a bucket. */
export function openShelf(address: string): ArchiveShelf {
  const folder = openFolder(address)
  /** Those that were checked stay as they are. */
  const known = new Map<string, Backup>()
  const find = async (id: string) => (isArchiveName(id) ? folder.open(id) : null)

  async function backupOf(id: string): Promise<Backup[]> {
    const before = known.get(id)
    if (before) return [before]
    const found = await find(id)
    if (!found) return []
    const { at = momentIn(id), verified_at = null } = labelIn((await folder.get(`${id}.json`))?.bytes)
    const backup = { id, at, size: found.size, verified_at }
    if (verified_at) known.set(id, backup)
    return [backup]
  }

  async function list(): Promise<Backup[]> {
    const ids: string[] = []
    for await (const { name } of folder.entries('')) if (isArchiveName(name)) ids.push(name)
    const all = await Promise.all(ids.map(backupOf))
    return all.flat().sort((a, b) => (a.id < b.id ? 1 : -1))
  }

  return {
    list,
    find,
    async open(id) {
      const found = await find(id)
      return (
        found && { size: found.size, stream: Readable.toWeb(found.stream()) as ReadableStream<Uint8Array> }
      )
    },
    put: folder.putFile,
    label: (id, label) => folder.put(`${id}.json`, Buffer.from(JSON.stringify(label)), 'application/json'),
    async prune(plan) {
      const all = await list()
      const kept = keptBackups(all, plan)
      for (const { id } of all)
        if (!kept.has(id)) for (const name of [id, `${id}.json`]) await folder.delete(name)
    },
  }
}

function labelIn(bytes: Uint8Array | undefined): Partial<Label> {
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString())
  } catch {
    return {}
  }
}

/** Removes what backups have left that were killed. */
export async function sweepDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter(isDraft)) {
    const found = await stat(join(folder, name)).catch(() => null)
    const isOld = found !== null && Date.now() - found.mtimeMs > settledAfter * 1000
    if (isAbandoned(name) || isOld) await rm(join(folder, name), { recursive: true, force: true })
  }
}
