import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { rowsOf } from '../../../src/api/db/database'
import { enqueue } from '../../../src/api/jobs/queue'
import { startWorker } from '../../../src/api/jobs/worker'
import { type Config, readConfig } from '../../../src/server/config'
import { openDatabase } from '../../../src/server/database'
import { commandBackup } from '../../../src/server/keep/command'
import { withArchive } from '../../../src/server/keep/fetchArchive'
import { filesUnder } from '../../../src/server/keep/fileEntries'
import { backupJobs } from '../../../src/server/keep/jobs'
import { moveBusiness } from '../../../src/server/keep/moveBusiness'
import { restoreArchive } from '../../../src/server/keep/restore'
import { openShelf } from '../../../src/server/keep/shelf'
import { openFolder, openStorage } from '../../../src/server/storage'
import { emptyBucket, folderIn, hasBuckets } from '../../support/bucket'
import { businessContents, businessFolder, contentsIn, hashesIn, madeBusiness } from '../../support/business'
import { newDatabase, onServer } from '../../support/database'
import { emptyFolder } from '../../support/folder'
import { keepOutput } from '../../support/output'
import { startWriter } from '../../support/writer'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** In ms: each opens several embedded databases, beside others that do. */
const patience = 300_000

const newFolder = async (): Promise<string> => join(await emptyFolder(), 'data')

/** Settings with files and archives in one bucket. */
async function inBucket(dataDir: string): Promise<Config & { filesUrl: string }> {
  const bucket = await emptyBucket()
  const filesUrl = folderIn(bucket, 'files')
  return {
    ...readConfig({ DATA_DIR: dataDir, BACKUP_DIR: folderIn(bucket, 'kept'), FILES_URL: filesUrl }),
    filesUrl,
  }
}

const said = keepOutput()

describe.runIf(hasBuckets)('with archives in a bucket', { timeout: patience }, () => {
  beforeAll(async () => {
    await madeBusiness()
  }, patience)

  it('a backup is the state of one moment, kept there when it was checked, and put back by its name', async () => {
    const dataDir = await businessFolder()
    const config = await inBucket(dataDir)
    await moveBusiness({ dataDir }, config)
    const { db, close } = await openDatabase(config, silent)
    const writer = startWriter(db, openStorage(config.filesUrl))
    await vi.waitUntil(() => writer.written() > 5, 60_000)
    const shelf = openShelf(config.backupDir)
    const worker = startWorker(db, { backup: backupJobs(db, config, shelf, silent).kinds.backup }, silent)
    await enqueue(db, { kind: 'backup', key: 'wanted' })
    await vi.waitUntil(async () => (await shelf.list())[0]?.verified_at, { timeout: patience, interval: 500 })
    const during = writer.written()
    await writer.stop()
    await worker.stop()
    await close()
    const [made] = await shelf.list()
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.part'))).toEqual([])

    const restored = await newFolder()
    const to = { ...(await inBucket(restored)), backupDir: config.backupDir }
    await withArchive(String(made?.id), to, (file) => restoreArchive(file, to))
    expect((await readdir(restored)).sort()).toEqual(['db', 'db.made'])
    const place = await openDatabase(to, silent)
    await writer.check(place.db, openStorage(to.filesUrl))
    const [rows] = await rowsOf<{ n: number }>(place.db, sql`select count(*)::int as n from redirects`)
    // They wrote before it and after it.
    expect(rows?.n).toBeGreaterThan(0)
    expect(rows?.n).toBeLessThan(during * 2)
    await place.close()
    const files = await hashesIn(to)
    for (const name of ['menu.pdf', 'trống.pdf', 'hollow.bin'])
      expect(files[`media/${name}`]).toBe((await hashesIn({ dataDir }))[`media/${name}`])

    // A second restore leaves the files alone.
    const other = { ...to, dataDir: await newFolder() }
    await expect(
      withArchive(String(made?.id), other, (file) => restoreArchive(file, other)),
    ).rejects.toMatchObject({ key: 'place_filled' })
    expect(await hashesIn(to)).toEqual(files)
    await expect(withArchive('nep-20200101-000000.tar', other, async () => 0)).rejects.toMatchObject({
      key: 'archive_gone',
    })
  })

  it('the command makes one, and says where it is without the secret', async () => {
    const dataDir = await businessFolder()
    const config = { ...(await inBucket(dataDir)), filesUrl: undefined }
    expect(await commandBackup(config), said()).toBe(0)
    const [made] = await openShelf(config.backupDir).list()
    expect(made?.verified_at).toEqual(expect.any(String))
    expect(said()).toContain(`/kept/${made?.id}`)
    expect(said()).not.toContain('testing')
    const refused = { ...config, backupDir: config.backupDir.replace('testing', 'other-secret') }
    expect(await commandBackup(refused)).toBe(1)
    expect(said()).toContain('403')
    expect(said()).not.toContain('other-secret')
  })

  it.runIf(onServer)('of what is on a server and in a bucket one can be made from anywhere', async () => {
    const dataDir = await businessFolder()
    const [rows, files] = [await businessContents(), await hashesIn({ dataDir })]
    const { url: databaseUrl, drop } = await newDatabase()
    onTestFinished(drop)
    const anywhere = await newFolder()
    const config = { ...(await inBucket(anywhere)), databaseUrl }
    await moveBusiness({ dataDir }, { ...config, dataDir })
    expect(await commandBackup(config), said()).toBe(0)
    expect(await readdir(anywhere)).toEqual([])
    const [made] = await openShelf(config.backupDir).list()
    const to = { ...config, dataDir: await newFolder(), databaseUrl: undefined, filesUrl: undefined }
    await withArchive(String(made?.id), to, (file) => restoreArchive(file, to))
    expect(await hashesIn(to)).toEqual(files)
    expect(await contentsIn(to.dataDir)).toEqual(rows)
  })

  it('older archives go by their plan', async () => {
    const address = await emptyBucket()
    const [shelf, folder] = [openShelf(address), await emptyFolder()]
    await writeFile(join(folder, 'archive'), 'old')
    for (const day of ['01', '02', '03']) {
      const at = `2026-01-${day}T02:00:00Z`
      await shelf.put(`nep-202601${day}-020000.tar`, join(folder, 'archive'))
      await shelf.label(`nep-202601${day}-020000.tar`, { at, verified_at: at, missing: 0 })
    }
    await shelf.prune({ isOn: true, hour: 2, days: 2, weeks: 0, months: 0 })
    expect((await shelf.list()).map(({ id }) => id)).toEqual([
      'nep-20260103-020000.tar',
      'nep-20260102-020000.tar',
    ])
    expect(await filesUnder(openFolder(address))).toHaveLength(4)
  })
})
