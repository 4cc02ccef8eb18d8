import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, rowsOf } from '../../src/api/db/database'
import { migrations } from '../../src/api/db/migrations'
import { OlderThanBaseline } from '../../src/api/db/migrations/former'
import type { Migration } from '../../src/api/db/migrations/script'
import { fillSortKeys } from '../../src/api/db/migrations/sortKeys'
import { sortKey } from '../../src/domain/collation'
import { type TestDatabase, testDatabase } from '../support/database'

/** SHA-256 of what is frozen. A step joins when it is released. */
const released: Record<string, string> = {
  baseline: 'de18625dbc22d2f208b8122b28e035d8332099332f321363f6a237a8382936e4',
}

const digestOf = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())

/** The names of all steps, as they are read. */
const namesOf = (steps: readonly Migration[]) => steps.map(({ name }) => name).sort()

const recorded = async () =>
  (await rowsOf<{ name: string }>(opened.db, sql`select name from migrations order by name`)).map(
    ({ name }) => name,
  )

describe('what is released', () => {
  it.each(Object.entries(released))('%s is frozen: write a step of its own', async (frozen, digest) => {
    const step = migrations.find(({ name }) => name === frozen)
    expect(await digestOf(step?.sql ?? '')).toBe(digest)
  })

  it('is every file of the folder, in order, after the baseline', () => {
    const files = Object.keys(import.meta.glob('../../src/api/db/migrations/[0-9]*.ts'))
    expect(migrations.map(({ name }) => name)).toEqual([
      'baseline',
      ...files.map((file) => file.replace(/^.*\/|\.ts$/g, '')).sort(),
    ])
  })
})

describe('a further step', () => {
  const note: Migration = {
    name: '9999-note',
    sql: `alter table feedback add column name_key text not null default '';
      alter table feedback add column note text not null default '';`,
    run: (tx) => fillSortKeys(tx, 'feedback', 'name', 2),
  }
  const steps = [...migrations, note]

  it('that fails leaves nothing behind', async () => {
    const { db } = opened
    const broken = { ...note, run: () => Promise.reject(new Error('broken')) }
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow('broken')
    expect(await recorded()).toEqual(namesOf(migrations))
    await expect(db.execute(sql`select note from feedback`)).rejects.toThrow()
  })

  it('is applied once, to rows that are there, and its columns have a history', async () => {
    const { db } = opened
    for (const name of ['Đặng', 'Ân', 'Dung', 'Bình', 'An'])
      await db.execute(sql`insert into feedback (name) values (${name})`)
    await migrate(db, steps)
    await migrate(db, steps)
    expect(await recorded()).toEqual(namesOf(steps))
    const rows = await rowsOf<{ name: string; key: string }>(
      db,
      sql`select name, name_key as key from feedback`,
    )
    expect(rows.length).toBe(5)
    for (const { name, key } of rows) expect(key).toBe(sortKey(name))
    await db.execute(sql`update feedback set note = 'mới' where name = 'Ân'`)
    expect(
      await rowsOf(db, sql`select changes from history where entity = 'feedback' order by id desc limit 1`),
    ).toEqual([{ changes: { note: ['', 'mới'] } }])
  })
})

describe('a database from before the first release', () => {
  const all = [
    '0001-foundation',
    ...Array.from({ length: 37 }, (_, at) => `00${at + 20}-between`),
    '0060-media-sources',
  ]
  const record = (names: readonly string[]) =>
    opened.db.transaction(async (tx) => {
      await tx.execute(sql`delete from migrations`)
      for (const name of names) await tx.execute(sql`insert into migrations (name) values (${name})`)
    })

  it.each([
    ['the last', all.slice(0, -1)],
    ['one between', all.filter((_, at) => at !== 7)],
  ])('is refused where %s of its steps is missing, and stays as it is', async (_, names) => {
    await record(names)
    await expect(migrate(opened.db)).rejects.toBeInstanceOf(OlderThanBaseline)
    expect(await recorded()).toEqual([...names].sort())
  })

  it('is taken for what the baseline makes where none is', async () => {
    await record(all)
    await migrate(opened.db, migrations.slice(0, 1))
    expect(await recorded()).toEqual(['baseline'])
  })
})
