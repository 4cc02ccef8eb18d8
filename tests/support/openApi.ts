import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Api } from '../../src/api'

interface Operation {
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
}

interface Told {
  method: string
  path: string
  status: number
  type: string
  body: unknown
}

/** What is wrong with an answer by the document; null for one that fits, or to a call that is not in it. */
export type Judge = (told: Told) => string | null

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))}`).join('')

let judge: Promise<Judge> | undefined

/** The document is the same for every API of this process. */
export const judgeOf = (api: Pick<Api, 'fetch'>): Promise<Judge> => {
  judge ??= api
    .fetch(new Request('http://nep.test/api/openapi.json'))
    .then((response) => response.json() as Promise<Document>)
    .then(judgeBy)
  return judge
}

function judgeBy(document: Document): Judge {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
  addFormats(ajv)
  ajv.addSchema(document, 'nep')
  // Literal paths before those with parameters, as `/users/import` before `/users/{id}`.
  const templates = Object.keys(document.paths)
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  const compiled = new Map<string, ValidateFunction>()
  return ({ method, path, status, type, body }) => {
    const verb = method.toLowerCase()
    const found = templates.find(
      ({ path: each, pattern }) => pattern.test(path) && document.paths[each]?.[verb],
    )
    const operation = found && document.paths[found.path]?.[verb]
    if (!found || !operation) return null
    const call = `${method} ${found.path}`
    const response = operation.responses[status]
    if (!response) return `${call}: ${status} is not declared: ${JSON.stringify(body)}`
    const place = response.$ref ?? `#${pointer('paths', found.path, verb, 'responses', String(status))}`
    if (!response.$ref && !response.content)
      return body === undefined ? null : `${call}: ${status} has a body`
    const media = type.split(';')[0] ?? ''
    if (!response.$ref && !Object.hasOwn(response.content ?? {}, media))
      return `${call}: ${media} is not declared`
    if (media !== 'application/json') return null
    const ref = `nep${place}${pointer('content', media, 'schema')}`
    const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref })
    compiled.set(ref, validate)
    if (validate(body)) return null
    const faults = validate.errors?.map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
    return `${call} ${status}: ${faults?.slice(0, 8).join('; ')}`
  }
}
