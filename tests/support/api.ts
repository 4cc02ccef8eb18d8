import { sql } from 'drizzle-orm'
import { argon2id } from 'hash-wasm'
import { afterAll, beforeAll } from 'vitest'
import { type Api, type ApiDeps, createApi } from '../../src/api'
import { openSession } from '../../src/api/auth/session'
import { issueTokens } from '../../src/api/auth/tokens'
import type { Database } from '../../src/api/db/client'
import { rowsOf } from '../../src/api/db/database'
import { createOwner } from '../../src/api/owner'
import type { Mail, Storage } from '../../src/api/ports'
import type { Permission } from '../../src/domain/permissions'
import { sharpImages } from '../../src/server/images'
import { guardedRemote } from '../../src/server/remote'
import { testDatabase } from './database'
import { judgeOf } from './openApi'

export const password = 'mat-khau'
export const secret = 'a secret of the tests'

/** What a call answered; `body` is parsed JSON. */
export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever members the answer has
  body: any
}

interface CallOptions {
  as?: string
  body?: unknown
  headers?: Record<string, string>
  /** The caller's address. */
  address?: string
}

export interface TestApi {
  api: Api
  db: Database
  /** The API's clock; assign to change the time. */
  now: Date
  files: Map<string, { bytes: Uint8Array; type: string }>
  sent: Parameters<Mail['send']>[0][]
  /** The mail service answers when this resolves. */
  mailing: Promise<void>
  logged: unknown[]
  owner: { id: number; token: string }
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** A member with exactly these permissions, given directly. */
  member(...permissions: Permission[]): Promise<{ id: number; token: string; email: string }>
  close(): Promise<void>
}

/** Of the password that all accounts have, quick to verify: as the product hashes it, each sign-in takes 50 ms. */
let quickHash: Promise<string> | undefined
const passwordHash = () =>
  (quickHash ??= argon2id({
    password,
    salt: 'salt of the tests',
    iterations: 1,
    memorySize: 8,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  }))

/** An API with its own database and an owner, with files in memory and the real image library. */
export async function startApi(more: Partial<ApiDeps> = {}): Promise<TestApi> {
  const { db, close } = await testDatabase()
  const files: TestApi['files'] = new Map()
  const storage: Storage = {
    put: async (path, bytes, type) => void files.set(path, { bytes, type }),
    get: async (path) => files.get(path) ?? null,
    delete: async (path) => void files.delete(path),
  }
  const sent: TestApi['sent'] = []
  const logged: unknown[] = []
  const log = (data: object, message: string) => void logged.push({ ...data, message })
  const api = createApi({
    db,
    storage,
    images: sharpImages,
    remote: guardedRemote(['127.0.0.1']),
    clock: () => test.now,
    secret,
    publicUrl: 'https://nep.test',
    log: { info: log, warn: log, error: log },
    mail: {
      send: async (message) => {
        await test.mailing
        sent.push(message)
      },
    },
    ...more,
  })
  const tokenFor = async (id: number) =>
    (await issueTokens(secret, id, await openSession(db, id, test.now), test.now)).access_token
  await createOwner(db, { email: 'owner@nep.vn', password_hash: await passwordHash() })
  const [owner] = await rowsOf<{ id: number }>(db, sql`select id from users`)
  if (!owner) throw new Error('no owner')
  let members = 0

  const test: TestApi = {
    api,
    db,
    now: new Date('2026-11-21T02:00:00.000Z'),
    files,
    sent,
    mailing: Promise.resolve(),
    logged,
    owner: { id: owner.id, token: '' },
    async call(method, path, { as, body, headers = {}, address } = {}) {
      const isForm = body instanceof FormData
      const request = new Request(`http://nep.test${path.startsWith('/api') ? path : `/api/v1${path}`}`, {
        method,
        headers: {
          Accept: 'application/json',
          ...(as && { Authorization: `Bearer ${as}` }),
          ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      })
      const response = await api.fetch(request, { address })
      const { status, headers: answered } = response
      const text = await response.text()
      const type = answered.get('content-type') ?? ''
      const told = text ? JSON.parse(text) : undefined
      const fault = (await judgeOf(api))({
        method,
        path: new URL(request.url).pathname,
        status,
        type,
        body: told,
      })
      if (fault) throw new Error(`The answer is not as openapi.json says: ${fault}`)
      return { status, headers: answered, body: told }
    },
    async member(...permissions) {
      const email = `member${++members}@nep.vn`
      const [row] = await rowsOf<{ id: number }>(
        db,
        sql`insert into users (name, email, password_hash, status)
          values (${`Thành viên ${members}`}, ${email}, ${await passwordHash()}, 'enable') returning id`,
      )
      const id = Number(row?.id)
      for (const name of permissions)
        await db.execute(
          sql`insert into user_permissions (user_id, permission_id) select ${id}, id from permissions where name = ${name}`,
        )
      return { id, email, token: await tokenFor(id) }
    },
    async close() {
      api.close()
      await close()
    },
  }
  test.owner.token = await tokenFor(owner.id)
  return test
}

/** `startApi` for the tests of one file: one database, closed at the end. */
export function withApi(more?: Partial<ApiDeps>): () => TestApi {
  let api: TestApi | undefined
  beforeAll(async () => {
    api = await startApi(more)
  })
  afterAll(() => api?.close())
  return () => {
    if (!api) throw new Error('the API starts before the tests')
    return api
  }
}
