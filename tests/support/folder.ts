import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const memory = '/dev/shm'
const enough = 1_000_000_000

/** Memory, where the machine offers it: on a disk that others keep busy, even removing a file may take minutes. */
async function base(): Promise<string> {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > enough ? memory : tmpdir()
}

/** An empty folder that is removed when the test ends. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(await base(), 'nep-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
