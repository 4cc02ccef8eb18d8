import type { ResourceName } from '../../domain/guards'
import type { Guard } from '../../domain/permissions'
import type { ListResource } from '../crud/resource'
import type { Body } from './body'
import type { Call } from './call'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Endpoint {
  method: Method
  /** Under `/api/v1`; `:name` marks a parameter. */
  path: string
  /**
   * For `GET`: the names allowed in its query string, each once. With `'list'`, the handler parses the grammar of lists
   * and refuses unknown names itself.
   */
  asks?: readonly string[] | 'list'
  /** The entity whose fields the body has, if not that of the list that its path begins with. */
  about?: ResourceName
}

export interface GuardedRoute extends Endpoint {
  guard: Guard
  /** Allows a call other than `GET` while the session views as somebody else. */
  whileViewing?: boolean
  /** Also allows the user whose id is `:id`, whatever the guard says. */
  orSelf?: boolean
  /** For a call that any account may make: the guard of its regular users. All others are limited (`pace`). */
  staff?: Guard
  /** Also accepts `multipart/form-data`. */
  files?: boolean
  /** Overrides the usual limit of items per list in the body. */
  maxItems?: number
  /**
   * Slow work such as hashing a password or storing a file, on the pool before the transaction, without locks. The
   * handler gets its result as `body`.
   */
  prepare?: (call: Call) => Promise<Body>
  handler: (call: Call) => Promise<Response>
  /** The entity of a list; callers of the route find its records by `GET /search`. */
  lists?: ListResource
  /**
   * Slow work after the commit that the answer depends on, such as sending mail. It must not throw; a repeat under the
   * same idempotency key is a conflict.
   */
  finish?: (call: Call, response: Response) => Promise<Response>
}

/** Needs no session. It opens its own transactions: its counts must be kept when it is refused. */
export interface PublicRoute extends Endpoint {
  guard: 'public'
  handler: (call: Call<null>) => Promise<Response>
}

export type Route = GuardedRoute | PublicRoute
