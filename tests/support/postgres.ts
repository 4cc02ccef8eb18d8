import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The folder of the newest PostgreSQL server on this machine; Debian does not add it to PATH. */
export function programs(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map((version) => join(root, version, 'bin')), '/usr/local/bin', '/usr/bin'].find(
    (folder) => existsSync(join(folder, 'initdb')),
  )
}

export const hasPostgres = programs() !== undefined

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

export interface Postgres {
  url: string
  /** `pg_ctl`: `start`, or `stop` and `restart` in one of its modes. */
  control(action: 'start' | 'stop' | 'restart', mode?: 'fast' | 'immediate'): Promise<void>
  remove(): Promise<void>
}

/** A PostgreSQL server for one test, which can be stopped and started. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs()
  if (!bin) throw new Error('PostgreSQL is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'nep-postgres-'))
  const isRoot = process.getuid?.() === 0
  const program = async (name: string, ...args: string[]): Promise<void> => {
    const command = [join(bin, name), ...args]
    // PostgreSQL refuses to run as root.
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    await run(file, rest, { cwd: '/' })
  }
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres'])
    await chown(folder, Number(stdout), -1)
  }
  await chmod(folder, 0o755)
  const data = join(folder, 'data')
  const port = await freePort()
  await program(
    'initdb',
    '-D',
    data,
    '-U',
    'nep',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  )
  const options = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c timezone=Asia/Ho_Chi_Minh`
  const control: Postgres['control'] = (action, mode = 'fast') =>
    program(
      'pg_ctl',
      ...['-D', data, '-l', join(folder, 'log'), '-w', '-m', mode],
      ...(action === 'stop' ? [] : ['-o', options]),
      action,
    )
  await control('start')
  return {
    url: `postgresql://nep@127.0.0.1:${port}/postgres`,
    control,
    async remove() {
      await control('stop', 'immediate').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
