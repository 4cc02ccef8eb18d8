import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Backups } from '../../api/ports'
import { type Backup, type BackupPlan, keptBackups } from '../../domain/backups'
import { clockAt, momentOf } from '../../domain/businessTime'
import { draftOf, isAbandoned, isDraft } from '../drafts'
import { replaceDurably } from '../durable'

/** Named by the clock of the business, so that their order is that of time. */
const archiveName = /^nep-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar$/

/** What is known of an archive beside its bytes; the file beside it has its name and `.json`. */
export interface Label {
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

/** The folder of the archives. */
export function openShelf(folder: string) {
  const labelOf = (id: string): string => join(folder, `${id}.json`)
  const list = async (): Promise<Backup[]> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => archiveName.test(name))
    const all = await Promise.all(
      names.map(async (id): Promise<Backup[]> => {
        const found = await stat(join(folder, id)).catch(() => null)
        if (!found) return []
        const label: Partial<Label> = await readFile(labelOf(id), 'utf8')
          .then(JSON.parse)
          .catch(() => ({}))
        const { at = momentIn(id), verified_at = null } = label
        return [{ id, at, size: found.size, verified_at }]
      }),
    )
    return all.flat().sort((a, b) => (a.id < b.id ? 1 : -1))
  }
  return {
    list,
    label: (id: string, label: Label): Promise<void> =>
      replaceDurably(draftOf(labelOf(id)), labelOf(id), Buffer.from(JSON.stringify(label))),
    /** Removes what the plan does not keep. */
    async prune(plan: BackupPlan): Promise<void> {
      const all = await list()
      const kept = keptBackups(all, plan)
      for (const { id } of all)
        if (!kept.has(id)) for (const file of [join(folder, id), labelOf(id)]) await rm(file, { force: true })
    },
  }
}

/** For those who may see backups: the archives in a folder. */
export function diskBackups(folder: string): Backups {
  return {
    list: openShelf(folder).list,
    async open(id) {
      const file = join(folder, id)
      const found = archiveName.test(id) ? await stat(file).catch(() => null) : null
      if (!found) return null
      const stream = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
      return { size: found.size, stream }
    },
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
