import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret that tokens are signed with: made once and kept in the data folder, readable by the owner of
 * the process only. Written aside and linked into place, so that processes starting together agree on one.
 */
export async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(file, 'utf8')).trim()
}
