import { ObjectSchema } from 'yup'
import type { Access } from '../../domain/permissions'
import { soon } from '../http/answerPlan'
import { bodySchema } from '../http/bodySchema'
import { subjectsOf } from '../http/fieldNames'
import type { Route } from '../http/route'
import { objectSchema, type Schema, textSchema } from '../http/schema'
import { wordAt } from '../http/words'
import { proposalShape } from '../proposals/routes'
import { deliveredShape } from '../webhooks/body'
import { errorResponses, errorsAnsweredBy } from './errors'
import { introduction } from './introduction'
import { parametersOf, sharedParameters } from './parameters'
import { Schemas } from './schemas'

/** Answers of calls to the sample business, by `METHOD /path`. */
export type Examples = Readonly<Record<string, unknown>>

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `PATCH /orders/:id` is `patchOrdersById`. */
const operationId = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .split('/')
    .filter((part) => part && part !== 'v1')
    .map((part) =>
      part.startsWith(':') ? `By${capital(part.slice(1))}` : part.split(/[-.]/).map(capital).join(''),
    )
    .join('')

/** Where a route is served, as OpenAPI writes it. */
const addressOf = ({ path, guard }: Pick<Route, 'path' | 'guard'>): string =>
  (guard === 'public' ? '/api' : '/api/v1') + path.replace(/:(\w+)/g, '{$1}')

/** Any one of the requirements opens the call; the permissions in one are all needed. */
function securityOf(route: Route): Record<string, string[]>[] {
  if (route.guard === 'public') return route.byKey ? [{ bearer: [] }] : []
  const scheme = route.bySession ? 'session' : 'bearer'
  return waysIn(route.guard).map((permissions) => ({ [scheme]: permissions }))
}

function waysIn(guard: Access): string[][] {
  if (typeof guard === 'string') return [[guard]]
  if ('all' in guard) return [[...guard.all]]
  return guard.length ? guard.map((each) => [each]) : [[]]
}

/** Whether its body has the fields of the entity, under their names. */
const isOfRecord = ({ path }: Route): boolean => /^\/\w+(\/:id)?$/.test(path)

/** A change takes any part of the fields. */
const partOf = ({ required: _, ...schema }: Schema): Schema => schema

function bodyOf({
  takes,
  method,
  ...route
}: Route): { required: boolean; types: Record<string, Schema> } | null {
  const files = 'files' in route ? route.files : undefined
  if (!takes && !files) return null
  const whole: Schema = takes instanceof ObjectSchema ? bodySchema(takes) : (takes ?? { type: 'object' })
  const fields = method === 'PATCH' && takes instanceof ObjectSchema ? partOf(whole) : whole
  const form = {
    ...fields,
    type: 'object' as const,
    properties: {
      ...fields.properties,
      [files ?? 'file']: { type: 'string' as const, contentMediaType: 'application/octet-stream' },
    },
  }
  return {
    required: method !== 'PATCH' && (fields.required ?? []).length > 0,
    types: { ...(takes && { 'application/json': fields }), ...(files && { 'multipart/form-data': form }) },
  }
}

/** A body for the example: the fields of the first row of its list that are sent. */
function sampleOf({ method, path }: Route, { properties = {} }: Schema, examples: Examples) {
  const listed = examples[`GET ${path}`] as { data?: Record<string, unknown>[] } | undefined
  const [row] = method === 'POST' && Array.isArray(listed?.data) ? listed.data : []
  return (
    row &&
    Object.fromEntries(Object.keys(properties).flatMap((name) => (name in row ? [[name, row[name]]] : [])))
  )
}

/** @param words those of `i18n/en`: names of entities and fields */
export function openApiOf(routes: readonly Route[], words: unknown, examples: Examples, version: string) {
  const subjectOf = subjectsOf(routes)
  const schemas = new Schemas((entity, field) => wordAt(words, 'resources', entity, 'fields', field))
  const namesOf = (entity: string | undefined): string[] =>
    (entity && wordAt(words, 'resources', entity, 'name')?.toLowerCase().split(' |||| ')) || []

  const operationOf = (route: Route) => {
    const entity = subjectOf(route)
    const [one = 'record', many = 'records'] = namesOf(entity)
    const { answers } = route
    const schema = answers.schema && schemas.tell(soon(answers.schema))
    const body = bodyOf(route)
    const example = examples[`${route.method} ${route.path}`]
    const good = {
      description: answers.types.length ? 'The answer.' : 'Done.',
      ...(answers.types.length > 0 && {
        content: Object.fromEntries(
          answers.types.map((type) => [
            type,
            { schema: schema ?? { type: 'string' }, ...(example !== undefined && { example }) },
          ]),
        ),
      }),
    }
    return {
      operationId: operationId(route),
      tags: [tagOf(route)],
      summary: route.summary.replace('{one}', one).replace('{many}', many),
      security: securityOf(route),
      parameters: parametersOf(route),
      ...(body && {
        requestBody: {
          required: body.required,
          content: Object.fromEntries(
            Object.entries(body.types).map(([type, each]) => {
              const sample = sampleOf(route, each, examples)
              return [
                type,
                {
                  schema: schemas.tell(each, isOfRecord(route) ? entity : undefined),
                  ...(sample && { example: sample }),
                },
              ]
            }),
          ),
        },
      }),
      responses: {
        ...Object.fromEntries([answers.status, ...(answers.or ?? [])].map((status) => [status, good])),
        ...('isConditional' in route && { 304: { description: 'Nothing has changed.' } }),
        ...('writes' in route && { 202: { $ref: '#/components/responses/proposed' } }),
        ...errorsAnsweredBy(route),
      },
    }
  }

  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const route of routes) {
    const address = addressOf(route)
    paths[address] = { ...paths[address], [route.method.toLowerCase()]: operationOf(route) }
  }
  const proposed = {
    description: 'Proposed: by a key that only proposes, nothing is done until its person accepts it.',
    content: { 'application/json': { schema: schemas.tell(objectSchema({ data: proposalShape })) } },
  }
  const tags = [...new Set(routes.map(tagOf))]
  return {
    openapi: '3.1.0',
    info: { title: 'Nếp', version, description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name, description: namesOf(name)[1] ?? name })),
    paths,
    webhooks: {
      delivery: {
        post: {
          operationId: 'delivery',
          tags: ['webhooks'],
          summary: 'Tell an endpoint of an event',
          security: [],
          parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
            name,
            in: 'header',
            required: true,
            description: 'As Standard Webhooks says.',
            schema: textSchema,
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemas.tell(deliveredShape) } },
          },
          responses: {
            '2XX': { description: 'It has arrived.' },
            '410': { description: 'The endpoint is gone, and is told nothing more.' },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key (`nep_…`), or the token of a session.',
        },
        session: { type: 'http', scheme: 'bearer', description: 'The token of a session; closed to keys.' },
      },
      parameters: sharedParameters,
      responses: { ...errorResponses, proposed },
      schemas: schemas.named,
    },
  }
}

const tagOf = ({ path }: Route): string =>
  path
    .replace(/^\/v1/, '')
    .split('/')
    .find((part) => part && !part.startsWith(':')) ?? ''
