import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './site'

/** A data folder with the sample business in it, and how to take it away. */
export async function seededFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nep-e2e-seeded-'))
  await promisify(execFile)(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/seed.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
