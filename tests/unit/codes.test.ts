import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCode, maxCode, syntaxFault, usualProductSyntax } from '../../src/domain/codes'

const at = new Date('2026-12-31T18:30:00Z')
const make = (syntax: string, n = 42, type = 'ca-phe') => makeCode(syntax, { n, at, type })
const fault = (syntax: string) => syntaxFault(syntax)?.key.replace('validation.code_syntax_', '')

describe('the syntax of codes', () => {
  it('has a running number, with zeros in front up to its width, and never cut', () => {
    expect(make('SP{n}')).toBe('SP42')
    expect(make('SP{n:5}')).toBe('SP00042')
    expect(make('SP{n:3}', 123_456)).toBe('SP123456')
    expect(make(usualProductSyntax, 1)).toBe('SP00001')
  })

  it('has the day by the clock of the business, which may be another than in UTC', () => {
    expect(make('{yyyy}-{yy}-{mm}-{dd}/{n}')).toBe('2027-27-01-01/42')
  })

  it('has the slug of the post type, cut where the code would be too long', () => {
    expect(make('{type}-{n}')).toBe('ca-phe-42')
    const long = make('{type}-{n:4}', 7, 'a'.repeat(200))
    expect(long).toHaveLength(maxCode)
    expect(long).toMatch(/^a+-0007$/)
    // No more of it than has to go, wherever it stands.
    expect(make('{type}/{type}/{n:3}', 7, 'a'.repeat(200)).length).toBeGreaterThan(maxCode - 2)
    expect(make('{type}-{n}', 7, 'a'.repeat(maxCode - 2))).toBe(`${'a'.repeat(maxCode - 2)}-7`)
    expect(make(' {type}-{n} ')).toBe('ca-phe-42')
  })

  it('is refused when it is blank, has no running number, or a brace that means nothing', () => {
    expect(['', '  '].map(fault)).toEqual(['blank', 'blank'])
    expect(['SP', '{yyyy}'].map(fault)).toEqual(['number', 'number'])
    expect(['{n}{x}', '{n', 'n}', '{n:0}', '{n:10}', '{n:}', '{{n}}', '{N}'].map(fault)).toEqual(
      Array.from({ length: 8 }, () => 'unknown'),
    )
    expect(['SP{n}', '{n:9}', '{type}{yy}{mm}{dd}{n:5}'].map(fault)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is refused when its codes would outgrow what a code may have', () => {
    expect(fault(`${'x'.repeat(maxCode - 9)}{n}`)).toBeUndefined()
    expect(fault(`${'x'.repeat(maxCode - 8)}{n}`)).toBe('long')
  })

  it('makes codes that fit, another for every number, from whatever is accepted', () => {
    const piece = fc.oneof(
      fc.constantFrom('{n}', '{n:4}', '{yyyy}', '{yy}', '{mm}', '{dd}', '{type}'),
      fc.string({ maxLength: 4 }),
    )
    const syntaxes = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    const number = fc.integer({ min: 1, max: 999_999_999 })
    fc.assert(
      fc.property(
        syntaxes,
        number,
        number,
        fc.stringMatching(/^[a-z-]{1,200}$/),
        (syntax, n, other, type) => {
          fc.pre(syntaxFault(syntax) === undefined && n !== other)
          const code = makeCode(syntax, { n, at, type })
          expect(code.length).toBeLessThanOrEqual(maxCode)
          expect(code).toContain(String(n))
          if (
            !syntax.includes('{type}') &&
            !/\d/.test(syntax.replace(/\{[^}]*\}/g, '')) &&
            syntax.split('{n').length === 2
          )
            expect(makeCode(syntax, { n: other, at, type })).not.toBe(code)
        },
      ),
    )
  })
})
