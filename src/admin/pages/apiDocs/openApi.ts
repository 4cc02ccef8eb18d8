import { fold } from '../../../domain/fold'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface Shape {
  $ref?: string
  type?: string | string[]
  format?: string
  title?: string
  description?: string
  enum?: unknown[]
  items?: Shape
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: boolean | Shape
  default?: unknown
}

export interface CallParameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description?: string
  schema: Shape
}

type Reference = { $ref: string }
type MediaContent = Record<string, { schema: Shape; example?: unknown }>

interface Answer {
  description: string
  content?: MediaContent
}

interface Described {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters: (CallParameter | Reference)[]
  requestBody?: { content: MediaContent }
  responses: Record<string, Answer | Reference>
}

export interface OpenApi {
  info: { version: string }
  paths: Record<string, Record<string, Described>>
}

export interface Operation {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  security: Described['security']
  parameters: CallParameter[]
  body?: MediaContent
  answers: { status: string; description: string; content?: MediaContent }[]
  /** Folded, for searches. */
  text: string
}

/** Follows a reference into `#/components`. */
export const dereferenced = <T>(document: OpenApi, value: T | Reference): T => {
  if (typeof value !== 'object' || value === null || !('$ref' in value) || !value.$ref) return value as T
  let at: unknown = document
  for (const part of String(value.$ref).split('/').slice(1)) at = (at as Record<string, unknown>)?.[part]
  return at as T
}

export const operationsOf = (document: OpenApi): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, told]) => {
      const method = verb.toUpperCase()
      const [tag = ''] = told.tags
      return {
        id: told.operationId,
        method,
        path,
        tag,
        summary: told.summary,
        security: told.security,
        parameters: told.parameters.map((each) => dereferenced<CallParameter>(document, each)),
        body: told.requestBody?.content,
        answers: Object.entries(told.responses).map(([status, each]) => ({
          status,
          ...dereferenced<Answer>(document, each),
        })),
        text: fold([method, path, told.summary, tag, told.operationId].join(' ')),
      }
    }),
  )

/** Calls with all words of the search, in any order. */
export function matchingCalls(operations: readonly Operation[], typed: string): Operation[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  return operations.filter(({ text }) => words.every((word) => text.includes(word)))
}

/** A first body to change: members that must be there, with the choices and defaults that are known. */
export function skeletonOf(document: OpenApi, given: Shape): unknown {
  const shape = dereferenced<Shape>(document, given)
  if (shape.default !== undefined) return shape.default
  if (shape.enum) return shape.enum[0]
  const type = [shape.type].flat()[0]
  if (type === 'object')
    return Object.fromEntries(
      (shape.required ?? []).flatMap((name) => {
        const member = shape.properties?.[name]
        return member ? [[name, skeletonOf(document, member)]] : []
      }),
    )
  if (type === 'array') return shape.items ? [skeletonOf(document, shape.items)] : []
  return { integer: 1, number: 1, boolean: true }[type ?? ''] ?? ''
}
