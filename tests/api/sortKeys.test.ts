import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrate, rowsOf } from '../../src/api/db/database'
import { migrations } from '../../src/api/db/migrations'
import { runScript } from '../../src/api/db/migrations/script'
import { sortKey } from '../../src/domain/collation'
import { withApi } from '../support/api'
import { emptyDatabase } from '../support/database'

const api = withApi()

describe('names', () => {
  it('of people come in Vietnamese order, whoever made them', async () => {
    const { call, owner } = api()
    for (const [at, name] of ['Zung', 'Đặng An', 'Bình', 'Ân Lê'].entries()) {
      const body = { name, email: `nguoi-${at}@nep.vn`, password: 'mat-khau-dai' }
      const answer = await call('POST', '/register', { as: owner.token, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    }
    const names = async () =>
      (await call('GET', '/users?orderBy=name', { as: owner.token })).body.data.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names()).toEqual(['Ân Lê', 'Bình', 'Đặng An', 'Quản trị viên', 'Zung'])
    const { body } = await call('GET', '/users?search=name:Zung', { as: owner.token })
    const { id } = body.data[0]
    await call('POST', `/users/${id}?_method=PATCH`, {
      as: owner.token,
      body: { name: 'Á Zung', email: 'nguoi-0@nep.vn' },
    })
    expect(await names()).toEqual(['Á Zung', 'Ân Lê', 'Bình', 'Đặng An', 'Quản trị viên'])
  })

  it('of uploaded files too', async () => {
    const { call, owner } = api()
    const bytes = new TextEncoder().encode('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    for (const name of ['Zung', 'Đá', 'Dừa', 'Ăn']) {
      const body = new FormData()
      body.append('file', new File([bytes], 'a.pdf', { type: 'application/pdf' }))
      body.append('name', name)
      const answer = await call('POST', '/media', { as: owner.token, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    }
    const { body } = await call('GET', '/media?orderBy=name', { as: owner.token })
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Ăn', 'Dừa', 'Đá', 'Zung'])
    expect(body.data[0]).not.toHaveProperty('name_key')
  })
})

describe('a database from before names had keys', () => {
  it('is given a key for each of its rows, and totals that hold them', async () => {
    const { db, close } = await emptyDatabase()
    onTestFinished(close)
    const older = migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '0004-lists'),
    )
    await db.execute(
      sql`create table migrations (name text primary key, applied_at timestamptz default now())`,
    )
    for (const migration of older) {
      await runScript(db, migration.sql)
      await migration.run?.(db)
      await db.execute(sql`insert into migrations (name) values (${migration.name})`)
    }
    await db.execute(sql`insert into users (name, email, password_hash)
      select (array['Đặng', 'Ân', 'Dung'])[1 + n % 3] || ' ' || n, n || '@nep.vn', '' from generate_series(1, 5001) n`)
    await db.execute(
      sql`insert into types (style, title, slug, features) values ('article', 'Đồ uống', 'do-uong', '[]')`,
    )
    await db.execute(sql`delete from list_counts`)
    await migrate(db)
    for (const [table, text] of [
      ['users', 'name'],
      ['types', 'title'],
    ] as const) {
      const rows = await rowsOf<{ text: string; key: string }>(
        db,
        sql.raw(`select ${text} as text, ${text}_key as key from ${table}`),
      )
      expect(rows.filter((row) => row.key !== sortKey(row.text))).toEqual([])
    }
    const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(
      db,
      sql`select sum(n)::int as n from list_counts where list = 'users'`,
    )
    expect(n).toBe(5001)
  })
})
