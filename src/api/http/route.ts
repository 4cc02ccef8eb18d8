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
   * Of a `GET`: the names that its query string may have, each once; any other is refused. `'list'`: the handler reads
   * it by the grammar of lists and refuses what that does not know.
   */
  asks?: readonly string[] | 'list'
  /** Whose fields its body has, if not those of the entity whose list its path begins with. */
  about?: ResourceName
}

/** A call that needs a session and the permission of its guard. */
export interface GuardedRoute extends Endpoint {
  guard: Guard
  /** Of a call that is no `GET`: whether it may be made while one looks as somebody else, who changes nothing. */
  whileViewing?: boolean
  /** The user with the id `:id` may make the call too, whatever the guard says. */
  orSelf?: boolean
  /** Of a call that any account may make: whose work it is. All others may make it so many times (`pace`). */
  staff?: Guard
  /** Also accepts `multipart/form-data`. */
  files?: boolean
  /** Most items of a list in its body, where it is more than usual. */
  maxItems?: number
  /**
   * Slow work such as hashing a password or storing a file. It runs on the pool before the transaction, without
   * locks. The handler gets its result as `body`.
   */
  prepare?: (call: Call) => Promise<Body>
  handler: (call: Call) => Promise<Response>
  /** For the list of an entity: the entity. Whoever may make the call may find its records by `GET /search`. */
  lists?: ListResource
  /**
   * Slow work after the commit that the answer depends on, such as sending mail. It must not throw. The same call again,
   * by its idempotency key, is a conflict.
   */
  finish?: (call: Call, response: Response) => Promise<Response>
}

/** A call without a session. It opens its own transactions: what it counts must be kept when it is refused. */
export interface PublicRoute extends Endpoint {
  guard: 'public'
  handler: (call: Call<null>) => Promise<Response>
}

export type Route = GuardedRoute | PublicRoute
