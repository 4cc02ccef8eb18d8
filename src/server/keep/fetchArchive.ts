import { mkdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config'
import { makeDataFolder } from '../dataFolder'
import { draftOf } from '../drafts'
import { StartError } from '../messages'
import { isBucket, nameOfFolder, openFolder } from '../storage'
import { isArchiveName, sweepDrafts } from './shelf'

/**
 * Does work with an archive: a file, or the name of one that is kept where `BACKUP_DIR` says.
 * @param work is given its file, which of a bucket is there only for the work
 * @throws StartError if there is no such archive
 */
export async function withArchive<T>(
  name: string,
  { dataDir, backupDir }: Config,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const isFile = await stat(name).then(
    (found) => found.isFile(),
    () => false,
  )
  if (isFile || !isArchiveName(name)) return work(resolve(name))
  if (!isBucket(backupDir)) return work(join(backupDir, name))
  await makeDataFolder(dataDir)
  await sweepDrafts(dataDir)
  const draft = draftOf(join(dataDir, 'restore'))
  await mkdir(draft, { mode: 0o700 })
  try {
    const file = join(draft, name)
    const folder = openFolder(backupDir)
    if (!(await folder.open(name)))
      throw new StartError('archive_gone', { file: `${nameOfFolder(backupDir)}/${name}` })
    await folder.copyTo(name, file)
    return await work(file)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
