interface Shape {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  items?: Shape
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: boolean | Shape
}

interface Operation {
  security?: Record<string, string[]>[]
  parameters?: ({ $ref: string } | { name: string; in: string; required?: boolean; schema: Shape })[]
  requestBody?: { content: Record<string, { schema: Shape }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Shape }> }>
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** What is sent may become wider, what is answered narrower. */
type Way = 'sent' | 'answered'

interface Side {
  document: OpenApiDocument
  shape: Shape | undefined
}

const resolved = <T extends object>(document: OpenApiDocument, value: T | { $ref: string }): T => {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  const [, , kind = '', name = ''] = value.$ref.split('/')
  return document.components[kind]?.[name] as T
}

const typesOf = ({ type, enum: choices }: Shape): string[] =>
  type ? [type].flat() : [...new Set((choices ?? []).map((each) => (each === null ? 'null' : typeof each)))]

/** What programs that were written for `before` would stumble over, one line each. */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const found: string[] = []
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, old] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path.replace('/api/v1', '')}`
      const tell = (what: string) => void found.push(`${call}: ${what}`)
      const now = after.paths[path]?.[method]
      if (!now) tell('is gone')
      else {
        compareParameters({ document: before, operation: old }, { document: after, operation: now }, tell)
        compareBodies({ document: before, operation: old }, { document: after, operation: now }, tell)
        compareAnswers({ document: before, operation: old }, { document: after, operation: now }, tell)
        const isOpen = (way: string[]) =>
          (now.security ?? []).some((each) =>
            Object.values(each)
              .flat()
              .every((need) => way.includes(need)),
          )
        for (const each of old.security ?? [])
          if (now.security?.length && !isOpen(Object.values(each).flat()))
            tell(`${Object.values(each).flat().join(' and ') || 'an account'} does not open it any more`)
        if (!old.security?.length && now.security?.length) tell('is not public any more')
      }
    }
  return found
}

interface Spoken {
  document: OpenApiDocument
  operation: Operation
}

type Tell = (what: string) => void

function compareParameters(old: Spoken, now: Spoken, tell: Tell): void {
  const parametersOf = ({ document, operation }: Spoken) =>
    (operation.parameters ?? []).map((each) =>
      resolved<{ name: string; in: string; required?: boolean; schema: Shape }>(document, each),
    )
  const present = parametersOf(now)
  const former = parametersOf(old)
  for (const { name, in: place, schema } of former) {
    const same = present.find((each) => each.name === name && each.in === place)
    if (same) compareShapes('sent', name, sideOf(old, schema), sideOf(now, same.schema), tell)
    else tell(`parameter ${name} is gone`)
  }
  for (const { name, required } of present)
    if (required && !former.some((each) => each.name === name && each.required))
      tell(`parameter ${name} is needed`)
}

const sideOf = ({ document }: Spoken, shape: Shape | undefined): Side => ({ document, shape })

function compareBodies(old: Spoken, now: Spoken, tell: Tell): void {
  for (const [type, { schema }] of Object.entries(old.operation.requestBody?.content ?? {})) {
    const present = now.operation.requestBody?.content[type]?.schema
    if (present) compareShapes('sent', 'body', sideOf(old, schema), sideOf(now, present), tell)
    else tell(`no longer takes ${type}`)
  }
}

function compareAnswers(old: Spoken, now: Spoken, tell: Tell): void {
  for (const [status, answer] of Object.entries(old.operation.responses)) {
    if (!status.startsWith('2')) continue
    const present = now.operation.responses[status]
    if (!present) {
      tell(`no longer answers ${status}`)
      continue
    }
    for (const [type, { schema }] of Object.entries(answer.content ?? {})) {
      const other = present.content?.[type]?.schema
      if (other) compareShapes('answered', 'answer', sideOf(old, schema), sideOf(now, other), tell)
      else tell(`no longer answers ${type}`)
    }
  }
}

function compareShapes(
  way: Way,
  at: string,
  before: Side,
  after: Side,
  tell: Tell,
  seen: string[] = [],
): void {
  if (!before.shape || !after.shape) return
  const known = before.shape.$ref
  if (known && seen.includes(known)) return
  const path = known ? [...seen, known] : seen
  const old = resolved<Shape>(before.document, before.shape)
  const now = resolved<Shape>(after.document, after.shape)
  const deeper = (where: string, a: Shape | undefined, b: Shape | undefined) =>
    compareShapes(way, where, { ...before, shape: a }, { ...after, shape: b }, tell, path)
  const [narrow, wide] = way === 'sent' ? [old, now] : [now, old]
  const beyond = typesOf(narrow).filter((type) => !typesOf(wide).includes(type))
  if (typesOf(wide).length && (beyond.length || !typesOf(narrow).length))
    tell(
      `${at} is ${typesOf(now).join(' or ') || 'anything'}, was ${typesOf(old).join(' or ') || 'anything'}`,
    )
  const lost = way === 'sent' && now.enum ? (old.enum ?? []).filter((each) => !now.enum?.includes(each)) : []
  if (lost.length) tell(`${at} does not take ${lost.join(', ')}`)
  for (const [name, member] of Object.entries(old.properties ?? {})) {
    const present = now.properties?.[name]
    if (!present) tell(`${at}.${name} is gone`)
    else deeper(`${at}.${name}`, member, present)
    if (present && way === 'answered' && old.required?.includes(name) && !now.required?.includes(name))
      tell(`${at}.${name} may be missing`)
  }
  if (way === 'sent')
    for (const name of now.required ?? []) if (!old.required?.includes(name)) tell(`${at}.${name} is needed`)
  deeper(`${at}[]`, old.items, now.items)
  for (const [place, each] of (old.anyOf ?? []).entries()) deeper(at, each, now.anyOf?.[place])
}
