import { fork } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BackupMade, BackupStep } from './backUp'
import type { Place } from './fill'
import { archiveAt, openShelf } from './shelf'

/** That nobody writes to the embedded database any more. */
export type ToChild = { held: true }
export type FromChild = { step: BackupStep } | { hold: boolean } | { made: BackupMade } | { failed: string }

export interface Wish {
  place: Place
  /** Where archives are kept. */
  folder: string
  /** Does the work while nobody writes to the embedded database. */
  hold(work: () => Promise<void>): Promise<void>
  step?(step: BackupStep): void
  signal?: AbortSignal
}

/** It lies beside this file when it is built, too. */
const isSource = import.meta.url.endsWith('.ts')
const program = fileURLToPath(new URL(isSource ? 'backupChild.ts' : 'backupChild.js', import.meta.url))

/**
 * Makes an archive in a process of its own, and removes older ones where backups are made by plan.
 * @throws the reason why there is none, or none that could be restored
 */
export async function makeBackup(wish: Wish): Promise<{ file: string; size: number; missing: number }> {
  const { place, folder, signal } = wish
  const file = await freeName(folder)
  const child = fork(program, [JSON.stringify([place, file])], {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  const exit = once(child, 'exit')
  try {
    const { plan, missing } = await made(child, wish)
    await exit
    if (plan.isOn) await openShelf(folder).prune(plan)
    return { file, size: (await stat(file)).size, missing }
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

function made(child: ReturnType<typeof fork>, { hold, step }: Wish): Promise<BackupMade> {
  return new Promise<BackupMade>((resolve, reject) => {
    let release = () => {}
    // Comes after its last message, however it ended.
    const ended = once(child, 'disconnect')
    child.on('error', reject)
    child.on('message', (message: FromChild) => {
      if ('step' in message) step?.(message.step)
      else if ('made' in message) resolve(message.made)
      else if ('failed' in message) reject(new Error(message.failed))
      else if (message.hold) {
        const released = new Promise<void>((done) => {
          release = done
        })
        hold(async () => {
          if (child.connected) child.send({ held: true } satisfies ToChild)
          await Promise.race([released, ended])
        }).catch(reject)
      } else release()
    })
    ended.then(
      () => reject(new Error('ended before it was done')),
      () => undefined,
    )
  })
}

/** No two archives are made in the same second. */
async function freeName(folder: string): Promise<string> {
  for (;;) {
    const file = join(folder, archiveAt(new Date()))
    if (!(await stat(file).catch(() => null))) return file
    await pause(1000)
  }
}
