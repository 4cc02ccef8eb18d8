import { beforeAll, describe, expect, it } from 'vitest'
import { ArraySchema, MixedSchema, ObjectSchema, StringSchema } from 'yup'
import type { Route } from '../../src/api/http/route'
import { routes } from '../../src/api/routes'
import { allPermissions } from '../../src/domain/permissions'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { isWritten, listResources } from '../support/resources'

const api = withApi()
let typeId = 0
let token = ''

beforeAll(async () => {
  typeId = (await aType(api())).id
  await api().call('POST', '/posts', { as: api().owner.token, body: aPost(typeId) })
  token = (await api().member(...allPermissions)).token
})

/** Texts on which naive work takes time by the square of their length, or by much more. */
const nasty: Record<string, string> = {
  marks: '\u0301\u0323'.repeat(60_000),
  'marks on letters': `a${'\u0323\u0301'.repeat(40)}`.repeat(1_500),
  ligatures: 'ﷺ'.repeat(60_000),
  joiners: '👨\u200d'.repeat(40_000),
  brackets: '<a href="'.repeat(12_000),
  blanks: ' '.repeat(100_000),
}

/** A text in every place of a schema that has texts, and in every object whose members it does not name. */
function filled(schema: unknown, text: string): unknown {
  if (schema instanceof ObjectSchema)
    return Object.fromEntries(Object.entries(schema.fields).map(([name, each]) => [name, filled(each, text)]))
  if (schema instanceof ArraySchema) return [filled(schema.innerType, text)]
  if (schema instanceof MixedSchema) return { a: text.slice(0, 5_000) }
  return schema instanceof StringSchema ? text : 1
}

const small = (text: string) => text.slice(0, 8_000)

/** What a call may be sent: the fields of its entity, in the forms of single calls, bulk changes and imports. */
function bodyFor({ path }: Route, text: string): object {
  const own = listResources.filter(isWritten).find(({ name }) => path.split('/')[1] === name)
  const fields = own
    ? (filled(own.schema, path.includes('bulk') ? small(text) : text.slice(0, 20_000)) as object)
    : {}
  if (path.endsWith('/bulk'))
    return { action: 'update', ids: [1], data: { ...fields, title: text, name: text } }
  if (path.endsWith('/import'))
    return {
      dry_run: true,
      rows: [{ row: 1, data: { ...fields, title: text, type_id: typeId, email: small(text) } }],
    }
  if (path.startsWith('/drafts'))
    return { values: { ...fields, title: text }, base: {}, title: small(text), path: '/' }
  return {
    ...fields,
    ...Object.fromEntries(
      ['title', 'name', 'email', 'key', 'source', 'url', 'query', 'note', 'password', 'captcha'].map(
        (each) => [each, text.slice(0, 60_000)],
      ),
    ),
    tags: [text],
    settings: [{ key: small(text), value: text, version: 1 }],
    urls: [text],
  }
}

/** How long another call waited at most while this ran, in ms. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver, call] = [0, false, Promise.resolve()]
  const ask = async () => {
    const began = performance.now()
    await api().call('GET', '/profile', { as: token })
    longest = Math.max(longest, performance.now() - began)
  }
  const keepAsking = async () => {
    while (!isOver) {
      call = ask()
      await call
      // A call now and then: one after the other would be most of the work.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  void keepAsking()
  await work()
  isOver = true
  await call
  return longest
}

async function send({ method, path, guard }: Route, text: string): Promise<Response> {
  const at = `${guard === 'public' ? '/api' : '/api/v1'}${path.replace(/:\w+/g, '1')}`
  const query = new URLSearchParams({ q: text.slice(0, 150), search: `title:${text.slice(0, 1_500)}` })
  return api().api.fetch(
    new Request(
      `http://nep.test${at}${method === 'GET' ? `?${query}` : path.includes(':id') ? '?_method=PATCH' : ''}`,
      {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body:
          method === 'GET' || method === 'DELETE'
            ? null
            : JSON.stringify(bodyFor({ method, path, guard } as Route, text)),
      },
    ),
    { address: `a${path}` },
  )
}

describe('a text of any length takes time by its length, wherever it is sent', () => {
  it('every call, with marks and one text more', { timeout: 600_000 }, async () => {
    const [marks = '', ...others] = Object.values(nasty)
    const tried = routes.filter(({ path }) => !/view-as|logout|password|users\/:id$/.test(path))
    for (const [at, route] of tried.entries()) {
      for (const text of [marks, others[at % others.length] ?? '']) {
        let status = 0
        const wait = await longestWait(async () => {
          status = (await send(route, text)).status
        })
        const said = `${route.method} ${route.path} → ${status}, another waited ${Math.round(wait)} ms`
        expect(status < 500, said).toBe(true)
        // Generous: a hundred thousand marks used to hold everybody for seconds.
        expect(wait, said).toBeLessThan(1_500)
      }
    }
  })

  it('480 KB of marks in an import without a slug, and as tags', async () => {
    const text = `a${'\u0301\u0323'.repeat(120_000)}`
    const wait = await longestWait(async () => {
      const rows = [{ row: 1, data: { title: text, type_id: typeId } }]
      const told = await api().call('POST', '/posts/import', { as: token, body: { rows, dry_run: true } })
      expect(told.body.data[0]).toMatchObject({ action: 'refused', errors: { title: [expect.any(String)] } })
      const tagged = await api().call('POST', '/media/bulk', {
        as: token,
        body: { action: 'update', ids: [1], change: { name: 'tags', asked: { add: [text], remove: [] } } },
      })
      expect(tagged.status).toBe(422)
    })
    expect(wait).toBeLessThan(1_500)
  })
})
