import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../../src/server/config'
import { openDatabase } from '../../../src/server/database'
import { moveBusiness } from '../../../src/server/keep/moveBusiness'
import { emptyBucket, hasBuckets, shakyLine } from '../../support/bucket'
import { businessContents, businessFolder, contentsIn, hashesIn, madeBusiness } from '../../support/business'
import { newDatabase, onServer } from '../../support/database'
import { emptyFolder } from '../../support/folder'
import { killed } from '../../support/killed'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** In ms: each opens several embedded databases, beside others that do. */
const patience = 300_000

describe.runIf(hasBuckets)('with files in a bucket', { timeout: patience }, () => {
  beforeAll(async () => {
    await madeBusiness()
  }, patience)

  it('files move there and back, and nothing is lost at their former place', async () => {
    const dataDir = await businessFolder()
    const [rows, files] = [await businessContents(), await hashesIn({ dataDir })]
    const filesUrl = await emptyBucket()
    await moveBusiness({ dataDir }, { dataDir, filesUrl })
    expect(await hashesIn({ dataDir, filesUrl })).toEqual(files)
    expect(await hashesIn({ dataDir })).toEqual(files)
    expect(await contentsIn(dataDir)).toEqual(rows)
    await expect(moveBusiness({ dataDir }, { dataDir, filesUrl })).rejects.toMatchObject({
      key: 'place_filled',
    })

    const to = join(await emptyFolder(), 'data')
    await moveBusiness({ dataDir, filesUrl }, { dataDir: to })
    expect(await hashesIn({ dataDir: to })).toEqual(files)
    expect(await contentsIn(to)).toEqual(rows)
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('a move of files that is killed is done by the same again, and nothing starts meanwhile', async () => {
    const dataDir = await businessFolder()
    const files = await hashesIn({ dataDir })
    const line = await shakyLine()
    const filesUrl = await emptyBucket(line.host)
    await killed('move', ['--files', filesUrl], { DATA_DIR: dataDir }, () =>
      existsSync(join(dataDir, 'files.new/media')),
    )
    await expect(openDatabase(readConfig({ DATA_DIR: dataDir }), silent)).rejects.toMatchObject({
      key: 'fill_unfinished',
    })
    // Away in the middle of it, and for long.
    line.breaks = [1_000_000, ...new Array<number>(1_000).fill(1)]
    await expect(moveBusiness({ dataDir }, { dataDir, filesUrl })).rejects.toThrow('s3://')
    line.breaks = []
    await moveBusiness({ dataDir }, { dataDir, filesUrl })
    expect(await hashesIn({ dataDir, filesUrl })).toEqual(files)
    expect(existsSync(join(dataDir, 'unfinished'))).toBe(false)
  })

  it.runIf(onServer)('a business moves to a server and a bucket at once, and back', async () => {
    const dataDir = await businessFolder()
    const [rows, files] = [await businessContents(), await hashesIn({ dataDir })]
    const { url: databaseUrl, drop } = await newDatabase()
    onTestFinished(drop)
    const to = { dataDir, databaseUrl, filesUrl: await emptyBucket() }
    await moveBusiness({ dataDir }, to)
    expect(await contentsIn(dataDir, databaseUrl)).toEqual(rows)
    expect(await hashesIn(to)).toEqual(files)
    // Files alone, while nobody uses the business.
    const next = { ...to, filesUrl: await emptyBucket() }
    const { close } = await openDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }), silent)
    await close()
    await moveBusiness(to, next)
    expect(await hashesIn(next)).toEqual(files)
    const back = join(await emptyFolder(), 'data')
    await moveBusiness(next, { dataDir: back })
    expect(await contentsIn(back)).toEqual(rows)
    expect(await hashesIn({ dataDir: back })).toEqual(files)
  })
})
