import { randomBytes } from 'node:crypto'
import { link, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { secretLength } from './config'
import { syncFolder, writeDurably } from './durable'
import { codeOf } from './errors'
import { StartError } from './messages'

/**
 * The secret that signs tokens: created once in the data folder, readable only by the process's user. Written under
 * another name and then linked, so that processes starting together use the same one.
 * @throws StartError if the file is damaged: replacing it would end all sessions silently
 */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  return (await read(file)) ?? (await make(dataDir, file))
}

async function make(dataDir: string, file: string): Promise<string> {
  const draft = `${file}.${process.pid}`
  try {
    await writeDurably(draft, randomBytes(48).toString('base64url'), 0o600)
    await link(draft, file)
    await syncFolder(dataDir)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new StartError('bad_folder', { folder: dataDir, reason: codeOf(error) })
  } finally {
    await rm(draft, { force: true })
  }
  const secret = await read(file)
  if (secret === null) throw new StartError('bad_secret', { file, reason: 'ENOENT' })
  return secret
}

async function read(file: string): Promise<string | null> {
  let secret: string
  try {
    secret = (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw new StartError('bad_secret', { file, reason: codeOf(error) })
  }
  if (secret.length < secretLength) throw new StartError('damaged_secret', { file })
  return secret
}
