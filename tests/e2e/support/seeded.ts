import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newDatabase, onServer } from '../../support/database'
import { root } from './site'

/** The sample business: its data folder and, unless that is in it, its database on the server of the tests. */
export interface Seeded {
  folder: string
  database?: string
}

/** A data folder with the sample business in it, of so many posts if that is told, and how to take it away. */
export async function seededFolder(
  posts?: number,
  url = '',
): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nep-e2e-seeded-'))
  const size = posts ? ['--posts', String(posts)] : []
  await promisify(execFile)(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/seed.ts', ...size], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'error' },
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The sample business for `startOffice`. */
export async function seededOffice(): Promise<Seeded & { remove(): Promise<void> }> {
  if (!onServer) return seededFolder()
  const { name, url, drop } = await newDatabase()
  const { folder, remove } = await seededFolder(undefined, url)
  return { folder, database: name, remove: () => remove().then(drop) }
}
