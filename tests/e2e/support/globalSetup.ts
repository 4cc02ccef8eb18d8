import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './site'

/** Makes the sample business once; every worker starts its server on a copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nep-e2e-seeded-'))
  process.env.E2E_SEEDED = folder
  await promisify(execFile)(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/seed.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
  })
  return () => rm(folder, { recursive: true, force: true })
}
