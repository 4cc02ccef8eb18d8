import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../../../src/api/db/client'
import { rowsOf } from '../../../src/api/db/database'
import { enqueue } from '../../../src/api/jobs/queue'
import { startWorker } from '../../../src/api/jobs/worker'
import { readArchive } from '../../../src/server/keep/archive'
import { commandBackup } from '../../../src/server/keep/command'
import { backupJobs } from '../../../src/server/keep/jobs'
import { restoreArchive } from '../../../src/server/keep/restore'
import { openShelf } from '../../../src/server/keep/shelf'
import { diskStorage, filesFolder } from '../../../src/server/storage'
import { addFile, businessFolder, configOf, madeBusiness, openPlace } from '../../support/business'
import { startChild } from '../../support/child'
import { emptyFolder } from '../../support/folder'
import { keepOutput } from '../../support/output'
import { startWriter } from '../../support/writer'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const filesIn = (dataDir: string) => diskStorage(filesFolder(dataDir))

/** In ms: each opens several embedded databases, beside others that do. */
const patience = 300_000

beforeAll(async () => {
  await madeBusiness()
}, patience)

const said = keepOutput()

/** The jobs of a server over a data folder that is open. */
function startJobs(db: Database, dataDir: string) {
  const { kinds, look } = backupJobs(db, configOf(dataDir), openShelf(join(dataDir, 'backups')), silent)
  return { look, worker: startWorker(db, { backup: kinds.backup }, silent) }
}

const wanted = { kind: 'backup', key: 'wanted' }
const jobsIn = (db: Database) =>
  rowsOf<{ last_error: string; is_tried: boolean }>(
    db,
    sql`select last_error, attempts > 0 and locked_until is null as is_tried from jobs where kind = 'backup'`,
  )

const isDone = (db: Database) => vi.waitFor(async () => expect(await jobsIn(db)).toEqual([]), patience)

it('shows the state of one moment, with all files that it names, while people write', {
  timeout: patience,
}, async () => {
  const dataDir = await businessFolder()
  const { db, close } = await openPlace(dataDir)
  const writer = startWriter(db, filesIn(dataDir))
  await vi.waitUntil(() => writer.written() > 5)
  const { worker } = startJobs(db, dataDir)
  await enqueue(db, wanted)
  await isDone(db)
  const during = writer.written()
  await writer.stop()
  await worker.stop()
  await close()

  const [made] = await openShelf(join(dataDir, 'backups')).list()
  expect(made?.verified_at).toEqual(expect.any(String))
  const restored = join(await emptyFolder(), 'data')
  await restoreArchive(join(dataDir, 'backups', String(made?.id)), { dataDir: restored })
  const place = await openPlace(restored)
  await writer.check(place.db, filesIn(restored))
  expect(await jobsIn(place.db)).toEqual([])
  const [rows] = await rowsOf<{ n: number }>(place.db, sql`select count(*)::int as n from redirects`)
  // They wrote before it and after it.
  expect(rows?.n).toBeGreaterThan(0)
  expect(rows?.n).toBeLessThan(during * 2)
  await place.close()
})

it('killed in the middle, it leaves no archive, and the next one removes what it has left', {
  timeout: patience,
}, async () => {
  const dataDir = await businessFolder()
  const { db, close } = await openPlace(dataDir)
  await enqueue(db, wanted)
  const first = startJobs(db, dataDir)
  const left = async () => (await readdir(dataDir)).filter((name) => name.endsWith('.part'))
  await vi.waitUntil(async () => (await left()).length > 0, 30_000)
  // A worker that stops kills the process that it has started.
  await first.worker.stop()
  expect(await openShelf(join(dataDir, 'backups')).list()).toEqual([])
  expect(await left()).toHaveLength(1)

  // It is nobody's fault, so that the job is there still.
  const second = startJobs(db, dataDir)
  await isDone(db)
  await second.worker.stop()
  expect(await left()).toEqual([])
  expect(await openShelf(join(dataDir, 'backups')).list()).toHaveLength(1)
  await close()
})

it('says why there is none, and is tried again', { timeout: patience }, async () => {
  const dataDir = await businessFolder()
  const { db, close } = await openPlace(dataDir)
  await writeFile(join(dataDir, 'backups'), 'no folder')
  const { worker } = startJobs(db, dataDir)
  await enqueue(db, wanted)
  await vi.waitFor(
    async () =>
      expect(await jobsIn(db)).toEqual([{ last_error: expect.stringContaining('EEXIST'), is_tried: true }]),
    30_000,
  )
  await worker.stop()
  await close()
})

it('is made each day where the settings say so, and older ones go by their plan', {
  timeout: patience,
}, async () => {
  const dataDir = await businessFolder()
  const shelf = join(dataDir, 'backups')
  await mkdir(shelf)
  for (const day of ['01', '02', '03']) {
    const id = `nep-202601${day}-020000.tar`
    await writeFile(join(shelf, id), 'old')
    const at = `2026-01-${day}T02:00:00Z`
    await openShelf(shelf).label(id, { at, verified_at: at, missing: 0 })
  }
  const { db, close } = await openPlace(dataDir)
  const { look, worker } = startJobs(db, dataDir)
  await look()
  expect(await jobsIn(db)).toEqual([])
  for (const [key, value] of Object.entries({ is_on: 'yes', days: '2', weeks: '0', months: '0' }))
    await db.execute(sql`insert into settings (key, value, "group") values (${`backup_${key}`}, ${value}, 'general')
      on conflict (key) do update set value = excluded.value`)
  await look()
  expect(await jobsIn(db)).toHaveLength(1)
  await isDone(db)
  const ids = (await readdir(shelf)).sort()
  expect(ids).toHaveLength(4)
  expect(ids.slice(0, 2)).toEqual(['nep-20260103-020000.tar', 'nep-20260103-020000.tar.json'])
  // That was the one of today.
  await look()
  expect(await jobsIn(db)).toEqual([])
  await worker.stop()
  await close()
})

it('is made by the server that has the database open, which goes on answering', {
  timeout: patience,
}, async () => {
  const dataDir = await businessFolder()
  const server = await startChild({ DATA_DIR: dataDir })
  let isOver = false
  const asked = commandBackup(configOf(dataDir)).finally(() => {
    isOver = true
  })
  let answers = 0
  while (!isOver) {
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    answers++
  }
  expect(await asked, said()).toBe(0)
  expect(answers).toBeGreaterThan(10)
  const [made] = await openShelf(join(dataDir, 'backups')).list()
  expect(said()).toContain(made?.id)
  expect((await readdir(join(dataDir, 'backups'))).sort()).toEqual([made?.id, `${made?.id}.json`])

  const file = await openShelf(join(dataDir, 'backups')).open(String(made?.id))
  expect(file?.size).toBe(made?.size)
  let size = 0
  for await (const chunk of file?.stream ?? []) size += chunk.length
  expect(size).toBe(made?.size)
  for (const id of ['../secret', 'secret', 'nep-20200101-000000.tar', `${made?.id}.json`])
    expect(await openShelf(join(dataDir, 'backups')).open(id)).toBeNull()

  const another = commandBackup(configOf(dataDir))
  await vi.waitUntil(async () =>
    (await readdir(join(dataDir, 'backups'))).some((name) => name.startsWith('wanted')),
  )
  await server.stop('SIGKILL')
  expect(await another).toBe(1)
})

it('is made by the command itself where no server runs, and tells of files that are lost', {
  timeout: patience,
}, async () => {
  const dataDir = await businessFolder()
  await rm(join(dataDir, 'files/media/menu.pdf'))
  const { db, close } = await openPlace(dataDir)
  await addFile(db, filesIn(dataDir), 'found.pdf', Buffer.from('found'))
  await close()
  expect(await commandBackup(configOf(dataDir)), said()).toBe(0)
  expect(said()).toContain('1 ')
  expect(existsSync(join(dataDir, 'nep.lock'))).toBe(false)
  const [made] = await openShelf(join(dataDir, 'backups')).list()
  const kept: string[] = []
  for await (const { name, body } of readArchive(join(dataDir, 'backups', String(made?.id))))
    if (name.startsWith('files/media/found.pdf/')) kept.push(body.toString())
  expect(kept).toEqual(['found'])
  await expect(commandBackup(configOf(await emptyFolder()))).rejects.toMatchObject({ key: 'nothing_here' })
})
