import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { copyDatabase } from '../../../src/server/keep/copyFolder'
import { stageFiles } from '../../../src/server/keep/staging'
import { diskFolder } from '../../../src/server/storage/diskFolder'
import { testDatabase } from '../../support/database'
import { emptyFolder } from '../../support/folder'

const stem = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

it('of files that are replaced meanwhile, those stay that the rows mean; what is deleted meanwhile is there', async () => {
  const { db, close } = await testDatabase()
  const root = await emptyFolder()
  const files = join(root, 'files')
  await mkdir(join(files, 'media'), { recursive: true })
  const put = async (path: string, text: string) => {
    await writeFile(join(root, 'draft'), text)
    await rename(join(root, 'draft'), join(files, path))
  }
  const [old, replaced, gone] = [stem(1), stem(2), stem(3)].map((name) => `media/${name}.webp`)
  const small = `media/${stem(2)}-480.webp`
  for (const path of [old, replaced, gone, small]) await put(String(path), `before ${path}`)
  // The rows are of before the one replacement, and of after the other.
  for (const [path, text] of [
    [old, `before ${old}`],
    [replaced, `after ${replaced}`],
  ])
    await db.execute(sql`insert into media (name, file, path, type, kind, size, url, hash)
      values ('x', 'x', ${path}, 'image/webp', 'image', 1, ${`/files/${path}`}, ${hashOf(String(text))})`)

  const staged = stageFiles(diskFolder(files), join(root, 'staged'))
  await staged.collect()
  await put('media/new.webp', 'before new')
  await staged.collectNew()
  await rm(join(files, String(gone)))
  for (const path of [old, replaced, small]) await put(String(path), `after ${path}`)
  await put('media/later.webp', 'after later')
  await staged.collect()

  const engine = { db, copyOut: async () => Buffer.alloc(0), copyIn: async () => {}, breathe: async () => {} }
  const found: Record<string, string> = {}
  for await (const { path, file } of staged.chosen(engine)) found[path] = await readFile(file, 'utf8')
  expect(found).toEqual({
    [String(old)]: `before ${old}`,
    [String(replaced)]: `after ${replaced}`,
    [small]: `after ${small}`,
    [String(gone)]: `before ${gone}`,
    'media/new.webp': 'before new',
    'media/later.webp': 'after later',
  })
  await close()
})

it('a folder that is copied while it changes is as it was while nobody wrote to it', async () => {
  const [from, to] = [await emptyFolder(), join(await emptyFolder(), 'copy')]
  await mkdir(join(from, 'base/empty'), { recursive: true })
  for (const name of ['same', 'changed', 'gone']) await writeFile(join(from, 'base', name), 'before')
  await copyDatabase(from, to, async (again) => {
    // As long as before: only the clock tells, and that not to the moment.
    await writeFile(join(from, 'base/changed'), 'after!')
    await writeFile(join(from, 'base/new'), 'new')
    await rm(join(from, 'base/gone'))
    await again()
    await writeFile(join(from, 'base/same'), 'too late')
  })
  expect((await readdir(to, { recursive: true })).sort()).toEqual([
    'base',
    'base/changed',
    'base/empty',
    'base/new',
    'base/same',
  ])
  const textOf = (name: string) => readFile(join(to, 'base', name), 'utf8')
  expect([await textOf('same'), await textOf('changed'), await textOf('new')]).toEqual([
    'before',
    'after!',
    'new',
  ])
})
