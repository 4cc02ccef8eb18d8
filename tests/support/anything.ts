import fc from 'fast-check'
import { ArraySchema, BooleanSchema, NumberSchema, ObjectSchema, type Schema } from 'yup'

/** Values that break code which does not expect them. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '-1',
  '1e400',
  '0x10',
  '9'.repeat(30),
  '%',
  "';--",
  'x'.repeat(300),
  'ư'.repeat(70_000),
  '<'.repeat(5_000),
  '<a href="/&bsol;x">',
  '/&Tab;/x',
  'https://[',
  '0000-00-00',
  '9999-12-31T23:59:59-12:00',
  '275760-09-13',
  '2026-02-30',
]
const oddNumbers = [0, -0, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324]
const oddNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  'length',
  'toJSON',
  '',
  'a.b',
  '0',
]

const nested = (levels: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(levels)}1${close.repeat(levels)}`)
const oddObjects: unknown[] = [
  [],
  {},
  [null],
  [[]],
  { toString: 1 },
  { toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__": {"a": 1}}'),
  { constructor: { name: 'x' } },
  { length: 3 },
  { data: [] },
  nested(40, '[', ']'),
  nested(70, '[', ']'),
  nested(1_000, '[', ']'),
  nested(1_000, '{"a":', '}'),
  new Array(900).fill({}),
  new Array(1_001).fill(5),
  new Array(30_000).fill(5),
]

const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary' }), fc.string())
const name = fc.oneof(fc.constantFrom(...oddNames), fc.string())

/** Any JSON value, with odd ones more often. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, false, ...oddNumbers),
  fc.constantFrom(...oddObjects),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(fc.tuple(name, fc.jsonValue({ maxDepth: 2 })), { maxLength: 5 }).map(Object.fromEntries),
)

const goodTexts = ['/files/a.webp', '2026-11-21', '0912345678', '']

/** A value that the schema accepts, if one can be found by trying; `salt` makes slugs and emails unique. */
function valid(schema: unknown, salt: number): unknown {
  if (schema instanceof ObjectSchema)
    return Object.fromEntries(Object.entries(schema.fields).map(([key, field]) => [key, valid(field, salt)]))
  if (schema instanceof ArraySchema) return [valid(schema.innerType, salt)]
  if (schema instanceof NumberSchema) return schema.spec.nullable && salt % 2 ? null : 1
  if (schema instanceof BooleanSchema) return true
  const { oneOf = [] } = (schema as Schema).describe() as { oneOf?: unknown[] }
  const candidates = [
    ...(oneOf.length ? [oneOf[salt % oneOf.length]] : []),
    `Tên ${salt % 1e6}`,
    `m${salt}@nep.vn`,
    `ten-${salt}`,
    `ten_${salt}`,
    ...goodTexts,
  ]
  return candidates.find((each) => (schema as Schema).isValidSync(each)) ?? {}
}

/** Replaces some members anywhere in a value, and adds others. */
function mutated(value: unknown, odd: unknown[], at: number[]): unknown {
  if (!odd.length) return value
  const [first, ...others] = odd
  const [place = 0, ...places] = at
  if (typeof value !== 'object' || value === null || place % 4 === 0) return first
  const keys = Array.isArray(value) ? Object.keys(value) : [...Object.keys(value), '__proto__', 'constructor']
  if (!keys.length) return first
  const key = keys[place % keys.length] ?? ''
  const old = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
  const next = mutated(old, [first], places)
  const copy = Array.isArray(value)
    ? value.map((each, index) => (String(index) === key ? next : each))
    : Object.fromEntries([...Object.entries(value), [key, next]])
  return mutated(copy, others, [place >> 2, ...places])
}

/** A body that one of the schemas accepts, unchanged or with few or many values replaced. */
export const nearly = (schemas: readonly Schema[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...schemas),
      fc.nat(),
      fc.array(anyJson, { maxLength: 2 }),
      fc.array(fc.nat(10_000), { minLength: 4, maxLength: 4 }),
    )
    .map(([schema, salt, odd, at]) => {
      const body = valid(schema, salt)
      return at[0] === 0
        ? mutated(body, odd, at)
        : mutated(
            body,
            odd,
            at.map((each) => each * 4 + 1),
          )
    })

/** A query string with these names and words, and arbitrary others. */
export function anyQuery(parameters: readonly string[], words: readonly string[]): fc.Arbitrary<string> {
  // A server refuses addresses of more than 16 KB.
  const word = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    oddText.map((text) => text.slice(0, 300)),
  )
  const operator = fc.constantFrom('=', '!=', 'in', '>=', '<=', 'like', 'or', '')
  const many = <T>(each: fc.Arbitrary<T>, by: string) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.array(each, { maxLength: 4 }).map((list) => list.join(by)) },
      fc.tuple(each, fc.constantFrom(60, 1_500)).map(([one, times]) => new Array(times).fill(one).join(by)),
    )
  const value = fc.oneof(
    word,
    fc.nat(3).map(String),
    many(word, ','),
    many(
      fc.tuple(word, word).map((pair) => pair.join(':')),
      ';',
    ),
    many(
      fc.tuple(word, operator).map((pair) => pair.join(':')),
      ';',
    ),
    fc.constantFrom('1e3', '10000000', '9999999999', 'asc', 'and', 'PATCH'),
  )
  const parameter = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...parameters) }, name)
  return fc
    .array(fc.tuple(parameter, value), { maxLength: 4 })
    .map((pairs) =>
      new URLSearchParams(
        pairs.map(([key, each]) => [key, String(each).toWellFormed().slice(0, 12_000)]),
      ).toString(),
    )
}

/** A path parameter (id or code), URL-encoded. */
export const anyPart: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.oneof(fc.integer({ min: 1, max: 9 }).map(String), fc.constantFrom('vi', 'en')) },
  fc.constantFrom(
    '0',
    '01',
    '-1',
    '1.0',
    '2147483647',
    '2147483648',
    '99999999999',
    '%00',
    '%ff',
    '%',
    '__proto__',
  ),
  fc.string({ minLength: 1, unit: 'grapheme' }).map((text) => encodeURIComponent(text.toWellFormed())),
)
