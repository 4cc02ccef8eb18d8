import { describe, expect, it } from 'vitest'
import { breakingChanges, type OpenApiDocument } from '../openapi/breaking'

const of = (change: object = {}): OpenApiDocument => {
  const get = {
    security: [{ bearer: ['list-posts'] }],
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/posts' } } } },
    },
  }
  const post = {
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { title: { type: 'string' }, sort: { enum: ['a', 'b'] } },
            required: ['title'],
          },
        },
      },
    },
    responses: { 201: {} },
  }
  const posts = {
    type: 'object',
    properties: { id: { type: 'integer' }, note: { type: ['string', 'null'] } },
    required: ['id'],
  }
  const document = {
    paths: { '/api/v1/posts': { get, post } },
    components: { schemas: { posts } },
  }
  return structuredClone({ ...document, ...change })
}

const changed = (mend: (document: ReturnType<typeof of>) => void): string[] => {
  const document = of()
  mend(document)
  return breakingChanges(of(), document)
}

type Members = { properties: Record<string, object>; required: string[] }
const row = ({ components }: OpenApiDocument) => components.schemas?.posts as Members
const read = ({ paths }: OpenApiDocument) => paths['/api/v1/posts']?.get ?? { responses: {} }
const sent = ({ paths }: OpenApiDocument) =>
  paths['/api/v1/posts']?.post?.requestBody?.content['application/json']?.schema as Members

describe('a change of the API that would break a program', () => {
  it.each<[string, (document: OpenApiDocument) => void]>([
    ['GET /posts: is gone', ({ paths }) => delete paths['/api/v1/posts']?.get],
    ['GET /posts: parameter limit is gone', (all) => (read(all).parameters = [])],
    [
      'GET /posts: parameter type is needed',
      (all) => read(all).parameters?.push({ name: 'type', in: 'query', required: true, schema: {} }),
    ],
    ['GET /posts: list-posts does not open it any more', (all) => (read(all).security = [{ bearer: ['x'] }])],
    ['GET /posts: answer.note is gone', (all) => delete row(all).properties.note],
    ['GET /posts: answer.id may be missing', (all) => (row(all).required = [])],
    ['GET /posts: answer.id is string, was integer', (all) => (row(all).properties.id = { type: 'string' })],
    ['POST /posts: body.slug is needed', (all) => sent(all).required.push('slug')],
    ['POST /posts: body.sort does not take b', (all) => (sent(all).properties.sort = { enum: ['a'] })],
    ['POST /posts: body.title is gone', (all) => delete sent(all).properties.title],
  ])('is found: %s', (line, mend) => {
    expect(changed((document) => void mend(document))).toEqual([line])
  })

  it('is none that only adds, or answers less widely', () => {
    expect(
      changed((all) => {
        row(all).properties.more = { type: 'string' }
        row(all).properties.note = { type: 'string' }
        read(all).security?.push({ bearer: ['update-posts'] })
        read(all).parameters?.push({ name: 'more', in: 'query', schema: {} })
        sent(all).properties.sort = { enum: ['a', 'b', 'c'] }
      }),
    ).toEqual([])
  })
})
