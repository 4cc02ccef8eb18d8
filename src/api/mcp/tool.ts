import { meets } from '../../domain/permissions'
import type { Actor } from '../http/call'
import type { GuardedRoute, Route } from '../http/route'
import type { Schema } from '../http/schema'

/** The call of the API by which a tool works; one that reads has only a path. */
interface ToolCall {
  path: string
  method?: string
  body?: unknown
  headers?: Record<string, string>
  /** Told in its place, from declarations. */
  told?: unknown
}

export interface Tool {
  name: string
  description: string
  inputSchema: Schema
  /** What it does besides reading. */
  effect?: 'adds' | 'overwrites'
  /** @throws ApiError `not_found` for what is not there, or not for this caller */
  callOf: (input: Record<string, unknown>) => ToolCall
}

export const isOpenTo = (actor: Actor, route: Route): route is GuardedRoute =>
  route.guard !== 'public' && !route.bySession && meets(actor.permissions, route.guard)
