import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Operator } from '../../src/api/crud/fields'
import { includesOf } from '../../src/api/crud/projection'
import { rowsOf as readRows } from '../../src/api/db/database'
import { sortKey } from '../../src/domain/collation'
import { isDrafted } from '../../src/domain/drafts'
import { fold } from '../../src/domain/fold'
import type { Guards, ResourceName } from '../../src/domain/guards'
import type { Guard } from '../../src/domain/permissions'
import { validate } from '../../src/domain/validation'
import type { TestApi } from './api'
import { isWritten, listResources } from './resources'
import { statementsOf } from './statements'

// biome-ignore lint/suspicious/noExplicitAny: a row has whatever columns the entity has
type Row = Record<string, any> & { id: number; version: number }

interface Example {
  /** The body of a new row. `text` is its name, `n` differs for each row. */
  sample: (text: string, n: number) => object
  /** Changed fields; the answer must contain the same values. */
  change: Record<string, unknown>
  /** Runs before the first row is created. */
  before?: () => Promise<unknown>
  /** The address for changes and deletion, if it is not the id's. */
  address?: (row: Row) => string
}

/** In the order of a Vietnamese dictionary, which is not the byte order. */
const texts = ['An Nhiên', 'Ân Lê', 'Bình', 'Đặng An', 'Quản trị', 'Zung']
/** The order in which they are created: not sorted. */
const making = [4, 1, 5, 0, 3, 2]

/**
 * Tests what every entity does, over the real API: guards, validation, orders, filters, includes, versions,
 * idempotency, deletion. An entity's own tests cover only its special cases.
 */
export function describeCrud(api: () => TestApi, name: ResourceName, example: Example): void {
  const resource = listResources.find((each) => each.name === name && isWritten(each))
  if (!resource || !isWritten(resource)) throw new Error(`${name} is not an entity of the API`)
  const { guards, fields, sorts, sortAliases = {}, sortKeys = {}, schema, unlimited } = resource
  const path = `/${name}`
  const addressOf = example.address ?? (({ id }: Row) => `${path}/${id}`)
  const all = unlimited ? 'limit=0' : 'limit=1000'
  let made: Row[] = []
  let serial = 0

  const get = (query: string) => api().call('GET', `${path}?${query}`, { as: api().owner.token })
  const rowsOf = async (query: string): Promise<Row[]> => {
    const { status, body } = await get(query)
    expect(status, `${query}: ${JSON.stringify(body.errors)}`).toBe(200)
    return body.data
  }
  const body = (text = 'Mới') => example.sample(text, ++serial)
  const post = (sent: object, headers = {}) =>
    api().call('POST', path, { as: api().owner.token, body: sent, headers })
  const make = async (text?: string): Promise<Row> => {
    const answer = await post(body(text))
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.data
  }
  const mine = (rows: Row[]) => rows.filter(({ id }) => made.some((each) => each.id === id))

  describe(`${name} as every entity`, () => {
    beforeAll(async () => {
      await example.before?.()
      made = []
      for (const at of making) made.push(await make(texts[at]))
    })

    const verbs: [verb: keyof Guards, method: string, body?: object][] = [
      ['list', 'GET'],
      ['create', 'POST', {}],
      ['update', 'PATCH', {}],
      ['delete', 'DELETE'],
    ]
    it.each(verbs)('%s needs a session and its right, and no other', async (verb, method, sent) => {
      const guard: Guard = guards[verb]
      const to = verb === 'list' || verb === 'create' ? path : addressOf({ id: 999_999, version: 1 })
      const ask = async (as?: string) => (await api().call(method, to, { as, body: sent })).status
      expect(await ask()).toBe(401)
      const allowed = { list: 200, create: 422, update: 404, delete: 404 }[verb]
      expect(await ask((await api().member()).token)).toBe(guard.length ? 403 : allowed)
      for (const right of typeof guard === 'string' ? [guard] : guard)
        expect(await ask((await api().member(right)).token), right).toBe(allowed)
    })

    it('names every field that is missing', async () => {
      const expected = Object.keys(validate(schema, {}).errors ?? {}).sort()
      expect(expected).not.toEqual([])
      const answer = await post({})
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors).sort()).toEqual(expected)
    })

    it.each([...sorts, ...Object.keys(sortAliases)])('comes in the order of %s, either way', async (sort) => {
      const column = sortAliases[sort] ?? sort
      const ranked = (row: Row) => (sortKeys[column] ? sortKey(row[column]) : row[column])
      for (const [sortedBy, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const rows = await rowsOf(`${all}&orderBy=${sort}&sortedBy=${sortedBy}`)
        const ranks = rows.map(ranked)
        for (const [at, rank] of ranks.slice(1).entries())
          expect(rank === ranks[at] || rank > ranks[at] === sign > 0, `${ranks[at]} before ${rank}`).toBe(
            true,
          )
        const expected = sign > 0 ? texts : [...texts].reverse()
        if (sortKeys[column]) expect(mine(rows).map((row) => row[column])).toEqual(expected)
      }
    })

    /** Fields that are a column of the row; others are tested by the entity. */
    const plain = Object.entries(fields).filter(
      ([field, { column, within }]) => field === column.name && !within,
    )
    const filters = plain.flatMap(([field, { operators }]) =>
      operators.map((operator): [string, Operator] => [field, operator]),
    )
    it.each(filters)('is found by %s with %s', async (field, operator) => {
      const rows = await rowsOf(all)
      const present = rows.map((row) => row[field]).filter((value) => value !== null)
      const value = present[Math.floor(present.length / 2)]
      // Of moments that no row has, none lies before or after another.
      if (value === undefined && !fields[field]?.operators.includes('='))
        return expect(
          await rowsOf(`search=${field}:2026-01-01&searchFields=${field}:${operator}&${all}`),
        ).toEqual([])
      if (value === undefined) return expect(await rowsOf(`search=${field}:null&${all}`)).toEqual(rows)
      const escaped = String(value).replace(/[\\;:,]/g, '\\$&')
      const found = await rowsOf(
        `search=${field}:${encodeURIComponent(escaped)}&searchFields=${field}:${operator}&${all}`,
      )
      const holds: Record<Operator, (each: unknown) => boolean> = {
        '=': (each) => each === value,
        '!=': (each) => each !== value,
        // A list of nothing finds nothing.
        in: (each) => each === value && value !== '',
        '>=': (each) => each !== null && Number(at(each)) >= Number(at(value)),
        '<=': (each) => each !== null && Number(at(each)) <= Number(at(value)),
        like: (each) => fold(String(each)).includes(fold(String(value))),
      }
      const ids = (list: Row[]) => list.map(({ id }) => id)
      expect(ids(found)).toEqual(ids(rows.filter((row) => holds[operator](row[field]))))
    })

    const includes = includesOf(resource)
    it.each(['', ...includes, includes.join()])(
      'costs two statements a page with include=%s',
      async (include) => {
        const [row] = await rowsOf(`limit=1&include=${include}`)
        for (const each of include.split(',').filter((part) => resource.includes?.[part]))
          expect(row).toHaveProperty(each)
        expect(await statementsOf(api().db, () => get(`include=${include}`))).toHaveLength(2)
        // The maintained totals are read first, so that a far page is read from the nearer end.
        const deep = await statementsOf(api().db, () => get(`include=${include}&limit=100&page=50`))
        expect(deep).toHaveLength(unlimited ? 2 : 3)
      },
    )

    it('tells how many there are, all of them', async () => {
      const rows = await rowsOf(all)
      const { pagination } = (await get('limit=2')).body.meta
      expect(pagination).toMatchObject({ count: 2, total: rows.length })
      expect(pagination).not.toHaveProperty('total_is_capped')
    })

    it('is changed by who has seen it as it is; others get the row that is there', async () => {
      const row = await make()
      const patch = (version: number, sent: object) =>
        api().call('PATCH', addressOf(row), {
          as: api().owner.token,
          body: sent,
          headers: { 'If-Match': `"${version}"` },
        })
      const changed = await patch(1, example.change)
      expect(changed).toMatchObject({ status: 200, body: { data: { ...example.change, version: 2 } } })
      const late = await patch(1, example.change)
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'conflict', data: { ...example.change, id: row.id, version: 2 } },
      })
    })

    it('is made once by a repeated call', async () => {
      const before = (await rowsOf(all)).length
      const sent = body()
      const headers = { 'Idempotency-Key': `${name}-twice` }
      const [first, second] = [await post(sent, headers), await post(sent, headers)]
      expect(first.status).toBe(201)
      expect(second).toMatchObject({ status: 201, body: first.body })
      expect(await rowsOf(all)).toHaveLength(before + 1)
    })

    it('is gone when it is deleted, and then unknown', async () => {
      const row = await make()
      const remove = () => api().call('DELETE', addressOf(row), { as: api().owner.token })
      expect((await remove()).status).toBe(204)
      expect(await rowsOf(`search=id:${row.id}`)).toEqual([])
      expect((await remove()).status).toBe(404)
    })

    it('leaves its history behind, and no draft of it', async () => {
      const { id, ...row } = await make()
      if (isDrafted(name))
        await api().db.execute(sql`insert into drafts (user_id, entity, place, record_id, body, size)
          values (${api().owner.id}, ${name}, ${String(id)}, ${id}, '{}', 2)`)
      await api().call('DELETE', addressOf({ id, ...row }), { as: api().owner.token })
      const { body } = await api().call('GET', `/history?entity=${name}&id=${id}`, { as: api().owner.token })
      expect(
        body.data.map(({ action }: { action: string }) => action),
        `call keep_history_of('${name}', …) in its migration`,
      ).toEqual(['delete', 'create'])
      const drafts = await readRows(
        api().db,
        sql`select from drafts where entity = ${name} and record_id = ${id}`,
      )
      expect(drafts, `call drop_drafts_with('${name}') in its migration`).toEqual([])
    })
  })
}

/** A moment as a number; other values as they are. */
const at = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : value)
