import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { version } from '../../package.json'
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
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Nếp', version } })
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
    await expect(`${legible(withoutExamples(document))}\n`).toMatchFileSnapshot(snapshot.pathname)
  })

  it('pleases a linter of the format', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nep-openapi-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(await read()))
    const lint = ['lint', '--config', 'tests/openapi/redocly.yaml', file]
    const { stdout, stderr } = await run('node_modules/.bin/redocly', lint).catch((error) => error)
    expect(`${stdout}${stderr}`).toContain('Your API description is valid')
    expect(`${stdout}${stderr}`).not.toContain('You have')
  })

  it('has examples of the sample business that are as it says', async () => {
    const document = await read()
    const examples = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ responses }) => JSON.stringify(responses['200'] ?? {}).includes('"example"'))
    expect(examples.length).toBeGreaterThan(30)
  })
})

/** What fits stands on one line, so that a change is a line too. */
function legible(value: unknown, indent = '', taken = 0): string {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || line.length + indent.length + taken <= 120) return line
  const within = `${indent} `
  const parts = Array.isArray(value)
    ? value.map((each) => within + legible(each, within))
    : Object.entries(value).map(([key, each]) => {
        const name = `${JSON.stringify(key)}: `
        return within + name + legible(each, within, name.length)
      })
  const [opening, closing] = Array.isArray(value) ? '[]' : '{}'
  return `${opening}\n${parts.join(',\n')}\n${indent}${closing}`
}

/** They tell of the sample business, not of the API. */
const withoutExamples = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'example' ? undefined : value)))
