import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { nameOfFolder } from '../storage'
import type { BackupMade, BackupOrder, BackupStep } from './backUp'
import type { Place } from './place'
import { type ArchiveShelf, archiveAt, openShelf } from './shelf'

/** First the order; then, each time the child asks for it, that nobody writes to the embedded database. */
export type ToChild = { order: BackupOrder } | { held: true }
export type FromChild = { step: BackupStep } | { hold: boolean } | { made: BackupMade } | { failed: string }

export interface Wish {
  place: Place
  /** The address of the folder where archives are kept. */
  shelf: string
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
  const { place, shelf: address, signal } = wish
  const shelf = openShelf(address)
  const id = await freeName(shelf)
  const child = fork(program, [], {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stop = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  const exit = once(child, 'exit')
  try {
    // Not as an argument, which everybody on this machine could read: it may hold passwords.
    child.send({ order: { place, shelf: address, id } } satisfies ToChild)
    const { plan, missing } = await made(child, wish)
    await exit
    if (plan.isOn) await shelf.prune(plan)
    return { file: `${nameOfFolder(address)}/${id}`, size: (await shelf.find(id))?.size ?? 0, missing }
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
async function freeName(shelf: ArchiveShelf): Promise<string> {
  for (;;) {
    const id = archiveAt(new Date())
    if (!(await shelf.find(id))) return id
    await pause(1000)
  }
}
