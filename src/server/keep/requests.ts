import { randomUUID } from 'node:crypto'
import { watch } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'
import { isBucket } from '../storage'
import type { BackupStep } from './backUp'

/** How a request of the command line went; while it is under way only `step` is known. */
export interface Answer {
  step?: BackupStep
  file?: string
  size?: number
  missing?: number
  failed?: string
}

/** Where requests are: with the archives, or where they would be without a bucket. */
export const requestsFolder = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  isBucket(backupDir) ? join(dataDir, 'backups') : backupDir

const isRequest = (name: string): boolean => /^wanted-[\w-]+$/.test(name)

export const requestsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isRequest)

/** Answers requests; readers see all of an answer or none. */
export async function answer(folder: string, requests: readonly string[], said: Answer): Promise<void> {
  const isOver = !said.step
  for (const name of requests) {
    const draft = join(folder, `${name}.new`)
    await writeFile(draft, JSON.stringify(said))
    await rename(draft, join(folder, `${name}.${isOver ? 'answer' : 'step'}`))
    if (isOver) for (const each of [name, `${name}.step`]) await rm(join(folder, each), { force: true })
  }
}

/** Calls back when somebody may have asked for a backup; where the system cannot tell, nothing happens. */
export async function watchRequests(folder: string, found: () => Promise<void>): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const watcher = watch(folder, { persistent: false }, (_, name) => {
    // A look once a minute sees what this one could not.
    if (name === null || isRequest(name)) found().catch(() => undefined)
  })
  watcher.on('error', () => watcher.close())
  return () => watcher.close()
}

/** Asks the process that has the database open. */
export async function askFor(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `wanted-${randomUUID()}`
  await writeFile(join(folder, name), '')
  const read = (end: string): Promise<Answer | null> =>
    readFile(join(folder, `${name}.${end}`), 'utf8').then(JSON.parse, () => null)
  return {
    step: async () => (await read('step'))?.step,
    answer: () => read('answer'),
    async forget() {
      for (const each of await readdir(folder))
        if (each.startsWith(name)) await rm(join(folder, each), { force: true })
    },
  }
}
