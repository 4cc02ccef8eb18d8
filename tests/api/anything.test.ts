import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyObject, isSchema, ObjectSchema, object } from 'yup'
import type { Resource } from '../../src/api/crud/resource'
import type { Route } from '../../src/api/http/route'
import { routes } from '../../src/api/routes'
import { agencyUsersSchema } from '../../src/domain/agencySchema'
import { allPermissions } from '../../src/domain/permissions'
import { settingChangesSchema, valueRule } from '../../src/domain/settingSchema'
import { linksSchema } from '../../src/domain/siteLinks'
import { viewAsSchema } from '../../src/domain/viewAs'
import { widgetSchema } from '../../src/domain/widgetSchema'
import { anyJson, anyPart, anyQuery, nearly } from '../support/anything'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'

/** `ANYTHING_RUNS=500 npx vitest run tests/api/anything.test.ts` runs longer. */
const runs = Number(process.env.ANYTHING_RUNS ?? 12)
const seed = Number(process.env.ANYTHING_SEED ?? 20_261_121)

const exported = (modules: Record<string, unknown>): unknown[] =>
  Object.values(modules).flatMap((each) => Object.values(each as object))

const schemas = exported(import.meta.glob('../../src/domain/**/*Schema.ts', { eager: true })).filter(
  (each) => isSchema(each) && each instanceof ObjectSchema,
)

/** What calls take that write no whole record. */
const bodies: Record<string, ObjectSchema<AnyObject>[]> = {
  'POST /view-as': [viewAsSchema.pick(['user_id']), viewAsSchema.pick(['role_id']), viewAsSchema],
  'PATCH /settings': [settingChangesSchema],
  'POST /settings/mail': [
    object({ emails: valueRule('notification_emails'), name: valueRule('mail_from_name') }),
  ],
  'POST /menus/links': [linksSchema],
  'POST /agencies/attach': [agencyUsersSchema],
  'POST /agencies/detach': [agencyUsersSchema],
  'PATCH /widgets/:id/value': [widgetSchema.pick(['value'])],
}
const isResource = (each: unknown): each is Resource =>
  typeof each === 'object' && each !== null && 'schema' in each && 'sorts' in each
const resources = exported(import.meta.glob('../../src/api/resources/**/*.ts', { eager: true })).filter(
  isResource,
)

const api = withApi()
const actors = { owner: '', client: '' }

const renew = async (who: keyof typeof actors) => {
  const all = who === 'owner' ? allPermissions : []
  actors[who] = (await api().member(...all)).token
}

beforeAll(async () => {
  actors.owner = api().owner.token
  await renew('client')
  const { id } = await aType(api())
  await aCategory(api(), id)
  const as = actors.owner
  await api().call('POST', '/posts', { as, body: aPost(id) })
  for (const key of ['vi', 'en']) await api().call('POST', '/languages', { as, body: { key } })
})

interface Sent {
  who: keyof typeof actors
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | null
}

const form = (members: [string, unknown][], file: [string, Uint8Array<ArrayBuffer>] | null): FormData => {
  const data = new FormData()
  for (const [name, value] of members)
    data.append(
      name.toWellFormed(),
      (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
    )
  if (file) data.append(file[0], new File([file[1]], 'a.png'))
  return data
}

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
)

const anyFile = fc.option(
  fc
    .tuple(fc.constantFrom('file', 'avatar', '__proto__'), fc.oneof(fc.constant(png), fc.uint8Array()))
    .map(([name, bytes]): [string, Uint8Array<ArrayBuffer>] => [name, new Uint8Array(bytes)]),
  { freq: 2 },
)

const rawBody = fc.record({
  type: fc.constantFrom(
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  ),
  body: fc.oneof(
    fc.string(),
    fc.constantFrom('{', '--x\r\n', '--x\r\n\r\n\r\n--x--', '{"a":1e999}', '['.repeat(100_000)),
    fc.constant(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
  ),
})

/** An arbitrary request to a route: a valid one, a slightly wrong one, or anything. */
function anythingTo(route: Route): fc.Arbitrary<Sent> {
  const { method, path, guard } = route
  const own = resources.filter(({ name }) => path.split('/')[1] === name)
  const known = own.length ? own : resources
  const words = known.flatMap(({ fields, sorts, includes = {} }) => [
    ...Object.keys({ ...fields, ...includes }),
    ...sorts,
  ])
  const parameters = [
    'page',
    'limit',
    'search',
    'searchFields',
    'searchJoin',
    'orderBy',
    'sortedBy',
    'include',
    '_method',
    'q',
    // Of reports.
    ...['warehouse_id', 'days', 'from', 'to', 'by', 'state'],
    // Of sums and rights.
    ...['client_id', 'agency_id', 'user_id', 'role_id'],
    ...known.flatMap(({ params = {} }) => Object.keys(params)),
  ]
  const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })
  const ownSchemas = bodies[`${method} ${path}`] ?? own.map(({ schema }) => schema)
  const json = fc.oneof(
    anyJson,
    often(3, nearly(schemas)),
    often(6, nearly(ownSchemas.length ? ownSchemas : schemas)),
  )
  const jsonText = json.map((value) => ({ type: 'application/json', body: JSON.stringify(value) ?? '' }))
  const parts = fc.tuple(json, anyFile).map(([value, file]) => ({
    type: null,
    body: form(Object.entries(value ?? {}).slice(0, 20), file),
  }))
  const nothing = fc.constant({ type: null, body: null })
  const takesFiles = guard !== 'public' && route.files
  const body =
    method === 'GET'
      ? nothing
      : fc.oneof(
          often(method === 'DELETE' ? 1 : 12, jsonText),
          often(takesFiles ? 12 : 1, parts),
          rawBody,
          often(method === 'DELETE' ? 12 : 1, nothing),
        )
  const seldom = (value: fc.Arbitrary<string>) => fc.oneof(often(6, fc.constant(null)), value)
  const header = (...values: string[]) => seldom(fc.constantFrom(...values))
  const writeQuery = method === 'POST' && path.includes(':') ? '_method=PATCH' : ''
  const names = path.match(/:\w+/g) ?? []
  return fc
    .record({
      who: fc.constantFrom('owner' as const, 'owner' as const, 'client' as const),
      parts: fc.tuple(...names.map(() => anyPart)),
      query: fc.oneof(
        often(method === 'GET' ? 1 : 6, fc.constant(writeQuery)),
        anyQuery(parameters, [...words, 'has', 'body']),
      ),
      sent: body,
      match: header('*', '', 'rubbish', '"1"', 'W/"1"', '"99999999999999999999"', '1, 2'),
      key: seldom(fc.oneof(fc.constantFrom('k', 'k'.repeat(300), '\u00ff'), fc.uuid())),
      locale: header('xx', 'en', '__proto__', ''),
    })
    .map(({ who, parts, query, sent, match, key, locale }) => ({
      who,
      method,
      url: `${guard === 'public' ? '/api' : '/api/v1'}${names.reduce((full, name, at) => full.replace(name, () => parts[at] ?? ''), path)}${query && `?${query}`}`,
      headers: {
        ...(sent.type !== null && { 'Content-Type': sent.type }),
        ...(match !== null && { 'If-Match': match }),
        ...(key !== null && { 'Idempotency-Key': key }),
        ...(locale !== null && { Locale: locale }),
      },
      body: sent.body,
    }))
}

const shown = ({ body, ...rest }: Sent): string =>
  JSON.stringify({ ...rest, body: body instanceof FormData ? [...body] : body }).slice(0, 3_000)

let serial = 0
async function answerTo({ who, method, url, headers, body }: Sent) {
  const request = new Request(`http://nep.test${url}`, {
    method,
    headers: { Authorization: `Bearer ${actors[who]}`, ...headers },
    body,
  })
  // Each from its own address, or sign-in would soon be refused.
  const response = await api().api.fetch(request, { address: `a${++serial}` })
  return { status: response.status, text: await response.text() }
}

async function check(sent: Sent): Promise<void> {
  let { status, text } = await answerTo(sent)
  if (status === 401 || text.includes('"code":"viewing"')) {
    // It may have signed out, changed its password or begun to look as somebody else: sign in again.
    await renew(sent.who)
    ;({ status, text } = await answerTo(sent))
  }
  const said = `${shown(sent)} → ${status} ${text.slice(0, 300)}`
  expect(status >= 200 && status < 500 && (status < 300 || status >= 400), said).toBe(true)
  if (status < 400) return
  const { code, message, errors = {} } = JSON.parse(text)
  expect(typeof code === 'string' && typeof message === 'string' && message !== '', said).toBe(true)
  expect(Object.values(errors).flat().length, said).toBeLessThanOrEqual(100)
}

describe(`whatever is sent is answered, never with our fault (seed ${seed}, ${runs} a route)`, () => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_, route) => {
      // The history of all that was sent before takes as long as a whole group of calls.
      await fc.assert(fc.asyncProperty(anythingTo(route), check), {
        seed: seed + routes.indexOf(route),
        numRuns: route.path === '/history/export' ? Math.ceil(runs / 8) : runs,
        endOnFailure: true,
      })
    },
  )

  afterAll(() => {
    expect(api().logged.filter((line) => typeof line === 'object' && line !== null && 'err' in line)).toEqual(
      [],
    )
  })
})
