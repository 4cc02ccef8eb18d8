import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './site'

/** A data folder with the sample business in it, of so many posts if that is told, and how to take it away. */
export async function seededFolder(posts?: number): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nep-e2e-seeded-'))
  const size = posts ? ['--posts', String(posts)] : []
  await promisify(execFile)(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/seed.ts', ...size], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
