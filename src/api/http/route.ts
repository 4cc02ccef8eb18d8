import type { AnyObject, ObjectSchema } from 'yup'
import type { ResourceName } from '../../domain/guards'
import type { Access, Guard } from '../../domain/permissions'
import type { ProposedAction } from '../../domain/proposals'
import type { ListResource, Resource } from '../crud/resource'
import type { AnswerPlan } from './answerPlan'
import type { Body } from './body'
import type { Call } from './call'
import type { Schema } from './schema'

/** A body is described by its yup schema, or as JSON Schema where it has none; `null` is none at all. */
export type BodyPlan = ObjectSchema<AnyObject> | Schema | null

type Method =
  | { method: 'GET' | 'DELETE'; takes?: undefined }
  | {
      method: 'POST' | 'PUT' | 'PATCH'
      /** The body; a change takes any part of the fields of its schema. */
      takes: BodyPlan
    }

interface Described {
  /** Under `/api/v1`; `:name` marks a parameter. */
  path: string
  /** In English, for `openapi.json`; `{one}` and `{many}` are the names of the entity. */
  summary: string
  answers: AnswerPlan
  /** Parameters of the query string, each given once at most; a `GET` refuses others. */
  asks?: Readonly<Record<string, Schema>>
  /** Beginnings of further parameters, as `values.` of `values.color`. */
  asksUnder?: readonly string[]
  /** Those of them without which the call is refused. */
  needs?: readonly string[]
  /** Parts of the path that are not what their name says: an `id` that is no number. */
  parts?: Readonly<Record<string, Schema>>
  /** The query also follows the grammar of this list; its handler checks it. */
  asksAs?: ListResource
  /** The entity whose fields the body has, if not that of the list that its path begins with. */
  about?: ResourceName
}

type Endpoint = Described & Method

/** Which records a call writes, in its one transaction: such a call can be proposed, and is a tool of assistants. */
export interface WritePlan {
  resource: Resource
  /** None of a call that only says what would come of it. */
  action: (body: Body) => ProposedAction | null
  /** Records that are there already. */
  ids: (call: Call) => Promise<readonly number[]>
  /** Checks or completes the body before the transaction, and writes nothing. */
  ahead?: (call: Call) => Promise<Body>
  /** The body for these records alone, where it may name several. */
  narrowed?: (body: Body, ids: readonly number[]) => Body
}

export type GuardedRoute = Endpoint & {
  guard: Access
  /** Allows a call other than `GET` while the session views as somebody else. */
  whileViewing?: boolean
  /** Closed to keys: it is about accounts, passwords, sessions, or a person's own screens. */
  bySession?: boolean
  /** Also allows the user whose id is `:id`, whatever the guard says. */
  orSelf?: boolean
  /** For a call that any account may make: the guard of its regular users. All others are limited (`pace`). */
  staff?: Guard
  /** Also accepts `multipart/form-data`, with a file under this name. */
  files?: string
  maxItems?: number
  /** Without it the call is closed to keys that only propose. */
  writes?: WritePlan
  /** Slow work on the pool before the transaction, without locks; the handler gets its result as `body`. */
  prepare?: (call: Call) => Promise<Body>
  handler: (call: Call) => Promise<Response>
  /** The entity of a list; callers of the route find its records by `GET /search`. */
  lists?: ListResource
  /** Tells of the whole instead of records: assistants are offered it as a report. */
  isReport?: boolean
  /** Slow work after the commit that the answer needs; it must not throw, and a repeat is a conflict. */
  finish?: (call: Call, response: Response) => Promise<Response>
}

/** Needs no session. It opens its own transactions: its counts must be kept when it is refused. */
export type PublicRoute = Endpoint & {
  guard: 'public'
  /** It reads a key itself. */
  byKey?: true
  /** It answers 304 to who names its validator. */
  isConditional?: true
  /** It reads a token of its own, and refuses what is none (403). */
  byToken?: true
  /** It needs an `Idempotency-Key`. */
  once?: true
  handler: (call: Call<null>) => Promise<Response>
}

export type Route = GuardedRoute | PublicRoute

export type WritingRoute = GuardedRoute & { writes: WritePlan }

export const isWriting = (route: Route): route is WritingRoute =>
  route.guard !== 'public' && route.writes !== undefined
