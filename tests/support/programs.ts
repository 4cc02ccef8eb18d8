import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { folderOnce } from './snapshots'

const root = resolve(import.meta.dirname, '../..')

const sources = {
  serve: new URL('./serveChild.ts', import.meta.url),
  jobs: new URL('./jobsChild.ts', import.meta.url),
  webhooks: new URL('./webhookChild.ts', import.meta.url),
  rendition: new URL('./renditionChild.ts', import.meta.url),
  stock: new URL('./stockChild.ts', import.meta.url),
  money: new URL('./moneyChild.ts', import.meta.url),
  site: new URL('./siteChild.ts', import.meta.url),
  restore: new URL('../../src/restore.ts', import.meta.url),
  move: new URL('../../src/move.ts', import.meta.url),
}

/** Built as the server is, once for a run: a process needs seconds to load a thousand sources one by one. */
const builtPrograms = (): Promise<string> =>
  folderOnce('programs', async (folder) => {
    await build({
      root,
      logLevel: 'error',
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { input: Object.values(sources).map((source) => fileURLToPath(source)) },
      },
    })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  })

/** Starts a process of its own. */
export async function forkProgram(
  name: keyof typeof sources,
  args: string[],
  options: ForkOptions = {},
): Promise<ChildProcess> {
  const file = basename(sources[name].pathname, '.ts')
  return fork(join(await builtPrograms(), `${file}.js`), args, options)
}
