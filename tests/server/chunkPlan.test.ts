import { describe, expect, it } from 'vitest'
import { type Chunk, planChunks, sortChunks } from '../../src/build/chunkPlan'

const entry = (name: string, ...imports: string[]): Chunk => ({
  name,
  bytes: 1_000,
  imports,
  isShared: false,
})
const shared = (name: string, bytes: number, ...imports: string[]): Chunk => ({
  name,
  bytes,
  imports,
  isShared: true,
})
const plan = (chunks: Chunk[], base: string[] = [], critical: string[] = []) =>
  planChunks(
    chunks,
    chunks.filter(({ isShared }) => !isShared).map(({ name }) => name),
    base,
    critical,
  ).map((group) => group.toSorted())

describe('the plan of chunks', () => {
  it('joins what the same pages load', () => {
    const chunks = [
      entry('list', 'a', 'b'),
      entry('form', 'a', 'b'),
      shared('a', 90_000),
      shared('b', 90_000),
    ]
    expect(plan(chunks)).toEqual([['a', 'b']])
  })

  it('gives a page a few spare bytes for fewer requests, but not many', () => {
    const pages = [entry('list', 'a', 'b'), entry('other', 'a', 'b'), entry('form', 'a')]
    expect(plan([...pages, shared('a', 50_000), shared('b', 2_000)])).toEqual([['a', 'b']])
    expect(plan([...pages, shared('a', 50_000), shared('b', 40_000)])).toEqual([])
  })

  it('gives a critical page nothing that it does not need', () => {
    const pages = [entry('list', 'a'), entry('other', 'a', 'b'), entry('form', 'a', 'b')]
    const chunks = [...pages, shared('a', 50_000), shared('b', 2_000)]
    expect(plan(chunks)).toEqual([['a', 'b']])
    expect(plan(chunks, [], ['list'])).toEqual([])
    expect(plan(chunks, [], ['other'])).toEqual([['a', 'b']])
  })

  it('counts what a joined chunk would drag along', () => {
    const pages = [entry('list', 'a', 'b'), entry('other', 'a', 'b'), entry('form', 'a')]
    expect(
      plan([...pages, shared('a', 50_000), shared('b', 2_000, 'c'), shared('c', 90_000)]),
    ).not.toContainEqual(expect.arrayContaining(['a']))
  })

  it('never makes two chunks that need each other', () => {
    const chunks = [entry('list', 'a'), shared('a', 1_000, 'kept'), entry('kept', 'b'), shared('b', 1_000)]
    expect(plan(chunks)).toEqual([])
  })

  it('takes what is always loaded as loaded everywhere', () => {
    const chunks = [entry('start', 'a'), entry('list', 'b'), shared('a', 90_000), shared('b', 1_000)]
    expect(plan(chunks, ['start'])).toEqual([['a', 'b']])
  })
})

describe('the order in which chunks run', () => {
  const imports: Record<string, string[]> = {
    form: ['inputs', 'react'],
    inputs: ['theme'],
    theme: ['react'],
    react: [],
  }

  it('has each once, after all that it imports', () => {
    expect([...sortChunks((name) => imports[name], 'form')]).toEqual(['react', 'theme', 'inputs', 'form'])
  })

  it('takes what is not known for one that imports nothing', () => {
    expect([...sortChunks((name) => (name === 'form' ? ['elsewhere'] : undefined), 'form')]).toEqual([
      'elsewhere',
      'form',
    ])
  })
})
