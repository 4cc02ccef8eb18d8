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
  /** A list that holds the one record that was asked for. */
  isOne?: boolean
}

export interface Tool {
  name: string
  description: string
  inputSchema: Schema
  /** What it does besides reading. */
  effect?: 'adds' | 'overwrites'
  /** @throws ToolFault */
  callOf: (input: Record<string, unknown>) => ToolCall
}

export const isOpenTo = (actor: Actor, route: Route): route is GuardedRoute =>
  route.guard !== 'public' && !route.bySession && meets(actor.permissions, route.guard)

/** An input that a tool does not understand; the assistant is told in English, and tries again. */
export class ToolFault extends Error {
  constructor(
    readonly code: 'invalid' | 'not_found',
    message: string,
  ) {
    super(message)
  }
}
