import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { breakingChanges, type OpenApiDocument } from '../openapi/breaking'
import { withApi } from '../support/api'

const api = withApi()
const snapshot = new URL('../../docs/openapi.json', import.meta.url)
const read = async (): Promise<OpenApiDocument> => (await api().call('GET', '/api/openapi.json')).body
const run = promisify(execFile)

describe('GET /api/openapi.json', () => {
  it('is for everybody, and the same for everybody', async () => {
    const { status, body } = await api().call('GET', '/api/openapi.json')
    expect(status).toBe(200)
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Nếp' } })
    const mine = await api().call('GET', '/api/openapi.json', { as: api().owner.token })
    expect(mine.body).toEqual(body)
  })

  it('breaks no program unless the changelog names the call, and is kept as it is', async () => {
    const document = await read()
    const former = await readFile(snapshot, 'utf8').then(JSON.parse, () => document)
    const changelog = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
    const unreleased = changelog.split(/^## /m)[1] ?? ''
    const unnamed = breakingChanges(former, document).filter(
      (line) => !unreleased.includes(line.slice(0, line.indexOf(':'))),
    )
    expect(unnamed, 'breaking changes that CHANGELOG does not name').toEqual([])
    await expect(`${JSON.stringify(withoutExamples(document), null, 1)}\n`).toMatchFileSnapshot(
      snapshot.pathname,
    )
  })

  it('pleases a linter of the format', async () => {
    const { stdout, stderr } = await run('node_modules/.bin/redocly', [
      'lint',
      '--config',
      'tests/openapi/redocly.yaml',
      snapshot.pathname,
    ]).catch((error) => error)
    expect(`${stdout}${stderr}`).toContain('Your API description is valid')
    expect(`${stdout}${stderr}`).not.toMatch(/warnings?\b/)
  })

  it('has examples of the sample business that are as it says', async () => {
    const document = await read()
    const examples = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ responses }) => JSON.stringify(responses['200'] ?? {}).includes('"example"'))
    expect(examples.length).toBeGreaterThan(30)
  })
})

/** They tell of the sample business, not of the API. */
const withoutExamples = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'example' ? undefined : value)))
