import { describe, expect, it } from 'vitest'
import { normalizeSource, redirectSchema } from '../../src/domain/redirectSchema'
import { validate } from '../../src/domain/validation'

const problems = (value: object) => {
  const { errors } = validate(redirectSchema, value)
  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, [first]]) => [field, first?.key]))
}

describe('a redirect', () => {
  it.each([
    ['khuyen-mai', '/khuyen-mai'],
    ['//khuyen-mai//', '/khuyen-mai'],
    ['/khuy%E1%BA%BFn-m%C3%A3i/', '/khuyến-mãi'],
    [' / ', '/'],
    ['?p=12', '/?p=12'],
    ['/cu/?b=2&a=m%E1%BB%9Bi#top', undefined],
    ['/cu/?b=2&a=1', '/cu?a=1&b=2'],
    ['/cu?', '/cu'],
    ['/?q=a b%26c', '/?q=a+b%26c'],
  ])('writes the source %j as %j', (typed, stored) => {
    expect(stored && normalizeSource(stored)).toBe(stored)
    expect(validate(redirectSchema, { source: typed, destination: '/moi' }).value?.source).toBe(stored)
  })

  it.each([
    'https://khac.vn/a',
    'https://khac.vn/?p=1',
    '/a#b',
    '/a b',
    '/%zz',
    '/100%25',
    '/a\\b',
    'javascript:alert(1)',
  ])('does not start at %j', (source) =>
    expect(problems({ source, destination: '/moi' })).toEqual({ source: 'validation.path' }),
  )

  it.each(['javascript:alert(1)', 'moi', '//khac.vn', 'mailto:a@b.vn', 'http://'])(
    'does not lead to %j',
    (destination) =>
      expect(problems({ source: '/cu', destination })).toEqual({ destination: 'validation.destination' }),
  )

  it.each([`a${'/'.repeat(200_000)}b`, `a${'\u0301\u0323'.repeat(100_000)}`])(
    'that is far too long is refused without reading it, case %#',
    (path) => {
      expect(problems({ source: path, destination: '/moi' })).toHaveProperty('source')
      expect(problems({ source: '/cu', destination: `/${path}` })).toHaveProperty('destination')
    },
  )

  it('does not lead to itself, however that is written', () => {
    for (const destination of ['/cu', '/cu/', '/c%75?x=1#y'])
      expect(problems({ source: 'cu/', destination })).toEqual({ destination: 'validation.redirect_same' })
    expect(problems({ source: '/?p=1&a=2', destination: '/?a=2&p=1' })).toHaveProperty('destination')
    expect(problems({ source: '/?p=12', destination: '/' })).toEqual({})
  })

  it('is permanent unless it says otherwise', () => {
    const codeOf = (code: unknown) =>
      validate(redirectSchema, { source: '/a', destination: '/b', code }).value?.code
    expect([undefined, '', null, '302', 302].map(codeOf)).toEqual([301, 301, 301, 302, 302])
    expect(problems({ source: '/a', destination: '/b', code: 307 })).toEqual({ code: 'validation.choice' })
  })

  it('has a path of at most 500 letters, and blanks around what is typed are nothing', () => {
    const source = (length: number) => problems({ source: `/${'a'.repeat(length - 1)}`, destination: '/moi' })
    expect([source(500), source(501)]).toEqual([{}, { source: 'validation.max_length' }])
    expect(validate(redirectSchema, { source: ' /cu ', destination: ' /moi ' }).value).toMatchObject({
      source: '/cu',
      destination: '/moi',
    })
    expect(problems({ source: '  ', destination: '/moi' })).toEqual({ source: 'validation.required' })
  })

  it('needs both ends', () => {
    expect(problems({})).toEqual({ source: 'validation.required', destination: 'validation.required' })
  })
})
