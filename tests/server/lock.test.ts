import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockFolder } from '../../src/server/lock'
import { StartError } from '../../src/server/messages'
import { emptyFolder } from '../support/folder'

const hold = (folder: string, holder: object) => writeFile(join(folder, 'nep.lock'), JSON.stringify(holder))

describe('the lock of the data folder', () => {
  it('refuses a second start, naming the folder and the process', async () => {
    const folder = await emptyFolder()
    const release = await lockFolder(folder)
    const second = lockFolder(folder)
    await expect(second).rejects.toBeInstanceOf(StartError)
    await expect(second).rejects.toThrow(folder)
    await expect(second).rejects.toThrow(String(process.pid))
    release()
    expect(await readdir(folder)).toEqual([])
    const again = await lockFolder(folder)
    again()
  })

  it('says so when nothing can be written there', async () => {
    // Not even the superuser makes a file here.
    const locking = lockFolder('/proc')
    await expect(locking).rejects.toBeInstanceOf(StartError)
    await expect(locking).rejects.toThrow('/proc')
  })

  it('is taken over from a process that is gone', async () => {
    const folder = await emptyFolder()
    await hold(folder, { pid: 2 ** 22 + 1, host: hostname(), started: '1' })
    const release = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(StartError)
    release()
  })

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over from a process that ended and whose parent does not look',
    async () => {
      // The child ends only once its parent is a program that never looks after children; a shell may still do so.
      const child = 'while [ "$(cat /proc/$PPID/comm)" = sh ]; do :; done'
      const parent = spawn('sh', ['-c', `sh -c '${child}' & echo $!; exec sleep 30`])
      onTestFinished(() => void parent.kill())
      const [line] = await once(parent.stdout, 'data')
      const pid = Number(String(line))
      const fieldsOf = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      await expect.poll(() => fieldsOf()[0], { timeout: 20_000 }).toBe('Z')
      const folder = await emptyFolder()
      await hold(folder, { pid, host: hostname(), started: fieldsOf()[19] })
      const release = await lockFolder(folder)
      release()
    },
  )

  it('is taken over when its pid now belongs to another process', async () => {
    const folder = await emptyFolder()
    await hold(folder, { pid: process.pid, host: hostname(), started: 'long ago' })
    const release = await lockFolder(folder)
    release()
    expect(existsSync(join(folder, 'nep.lock'))).toBe(false)
  })

  it("holds for another machine's process only while it is touched", async () => {
    const folder = await emptyFolder()
    await hold(folder, { pid: 1, host: 'elsewhere', started: '1' })
    await expect(lockFolder(folder)).rejects.toThrow('elsewhere')
    const minuteAgo = new Date(Date.now() - 60_000)
    await utimes(join(folder, 'nep.lock'), minuteAgo, minuteAgo)
    const release = await lockFolder(folder)
    release()
  })

  it('is given up by one of two that take it over at once', async () => {
    const folder = await emptyFolder()
    const gone = { pid: process.pid, host: hostname(), started: 'long ago' }
    await hold(folder, gone)
    const taking = lockFolder(folder)
    const file = join(folder, 'nep.lock')
    // At once, before the first one looks again.
    while (readFileSync(file, 'utf8') === JSON.stringify(gone)) await setImmediate()
    writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' }))
    await expect(taking).rejects.toThrow('elsewhere')
  })

  it('is taken over from a broken file', async () => {
    const folder = await emptyFolder()
    await writeFile(join(folder, 'nep.lock'), '')
    const release = await lockFolder(folder)
    release()
  })
})
