import type { Guard, Permission } from '../../domain/permissions'
import type { Database } from '../db/database'
import type { Images, Log, Mail, Storage } from '../ports'
import type { Body } from './body'
import type { Locale } from './locale'

/** What the API is given at its making; it keeps no state of its own. */
export interface ApiDeps {
  db: Database
  storage: Storage
  images: Images
  clock: () => Date
  secret: string
  log: Log
  mail?: Mail
}

/** Who is calling: read once per request, so that a lost right is lost at the next call. */
export interface Actor {
  id: number
  email: string
  sessionId: string
  permissions: ReadonlySet<Permission>
}

/** What a handler sees of a request. `db` is the transaction for anything but reads. */
export interface Call<A = Actor> {
  deps: ApiDeps
  db: Database
  request: Request
  url: URL
  /** Parts of the path, by the names the route gives them. */
  params: Record<string, string>
  /** What was sent, read and bounded before any transaction; `{}` where nothing was. */
  body: Body
  locale: Locale
  actor: A
  address: string
  now: Date
  /** Work that must wait until the transaction has committed, such as removing files. */
  afterCommit: (() => Promise<void>)[]
  /** Undoes what a rollback cannot, such as files already stored. */
  afterFailure: (() => Promise<void>)[]
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

interface Endpoint {
  method: Method
  /** Under `/api/v1`; `:name` marks a part. */
  path: string
}

/** A call that needs a session, and whichever permission its guard names (design: next to the route). */
export interface GuardedRoute extends Endpoint {
  guard: Guard
  /** Whoever `:id` names may make the call too, whatever the guard says. */
  orSelf?: boolean
  /** Takes `multipart/form-data` too. */
  files?: boolean
  /**
   * Slow work that must keep nobody waiting, such as hashing a password or storing a file: on the pool, outside
   * of the transaction and without a lock. What it returns is the `body` that the handler sees.
   */
  prepare?: (call: Call) => Promise<Body>
  handler: (call: Call) => Promise<Response>
}

/** A call that anyone may make. It looks after its own transaction: what it counts must outlive a refusal. */
export interface PublicRoute extends Endpoint {
  guard: 'public'
  handler: (call: Call<null>) => Promise<Response>
}

export type Route = GuardedRoute | PublicRoute
