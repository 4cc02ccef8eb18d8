import { readFileSync, rmSync } from 'node:fs'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from './errors'
import { StartError } from './messages'

interface Holder {
  pid: number
  host: string
  /** The kernel's start time of the process distinguishes it from another one with the same pid. */
  started: string
}

const beatEvery = 5_000
/** A process on another machine cannot be checked; its lock is valid while it is touched regularly. */
const deadAfter = 30_000

/**
 * Locks the data folder for this process, because the embedded database must not be opened twice. Takes over the lock
 * of a process that has ended.
 * @returns the function that releases it
 * @throws StartError if another process uses the folder, or it is not writable
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  const file = join(dataDir, 'nep.lock')
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), started: startOf(process.pid) })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, mine).catch((error) => {
    throw new StartError('bad_folder', { folder: dataDir, reason: codeOf(error) })
  })
  if (!(await create(file, draft))) {
    const holder = await readHolder(file)
    if (holder && (await isAlive(holder, file))) {
      await rm(draft)
      throw inUse(dataDir, holder)
    }
    await rename(draft, file)
    // Two processes may take over at the same moment: the last rename wins, and the other one notices here.
    await pause(100)
    if ((await readFile(file, 'utf8')) !== mine) throw inUse(dataDir, await readHolder(file))
  }
  const beat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => undefined), beatEvery)
  beat.unref()
  return () => {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

/** Links the complete draft to its name, so that nobody reads a lock without its holder. */
async function create(file: string, draft: string): Promise<boolean> {
  try {
    await link(draft, file)
    await rm(draft)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

async function isAlive(holder: Holder, file: string): Promise<boolean> {
  if (holder.host !== hostname()) return Date.now() - (await stat(file)).mtimeMs < deadAfter
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startOf(holder.pid) === holder.started
}

function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', ...rest] = fields.slice(fields.lastIndexOf(')') + 2).split(' ')
    // A killed process keeps its pid until its parent reaps it, which in a container may be never.
    return state === 'Z' ? '' : (rest[18] ?? '')
  } catch {
    return ''
  }
}

const inUse = (folder: string, holder: Holder | null): StartError =>
  new StartError('folder_in_use', { folder, pid: holder?.pid ?? '?', host: holder?.host ?? '?' })
