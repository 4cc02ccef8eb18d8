import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { object } from 'yup'
import { validation as words } from '../../i18n/vi/validation'
import {
  type DynamicField,
  defaultOf,
  emptyOf,
  type FieldStyle,
  fieldLimits,
  fieldStyles,
  hasShape,
  isFieldKey,
  newRow,
  parseTime,
} from '../../src/domain/dynamicFields'
import { choicesIn, foreignAddress, isSourcePath } from '../../src/domain/dynamicSource'
import { checkValues } from '../../src/domain/dynamicValues'
import { dynamicValues } from '../../src/domain/dynamicValuesSchema'
import { validate } from '../../src/domain/validation'

const data = [
  { value: 'light', label: 'Nhạt' },
  { value: 'dark', label: 'Đậm' },
]
const children = [
  { key: 'day', title: 'Ngày', style: 'date' },
  { key: 'hour', title: 'Giờ', style: 'time' },
] as const
const fieldOf = (style: FieldStyle): DynamicField => ({ key: style, title: style, style, data, children })
const all = fieldStyles.map(fieldOf)

const check = (style: FieldStyle, value: unknown) => checkValues([fieldOf(style)], { [style]: value })
const told = (style: FieldStyle, value: unknown) =>
  Object.entries(check(style, value).errors).map(([path, [first]]) => [path, first?.key])

/** A right value of each style, as it is stored. */
const right: Record<FieldStyle, fc.Arbitrary<unknown>> = {
  text: fc.string({ maxLength: 50 }),
  textarea: fc.string({ maxLength: 200 }),
  number: fc.oneof(fc.integer(), fc.constant(null), fc.constant(1.5)),
  date: fc.constantFrom('2026-11-22', '2024-02-29', ''),
  time: fc.constantFrom('00:00', '08:30', '23:59', ''),
  editor: fc.constantFrom('<p>Chào</p>', '<p><strong>a</strong></p>', ''),
  selectbox: fc.constantFrom('light', 'dark', ''),
  radiobox: fc.constantFrom('light', 'dark', ''),
  checkbox: fc.subarray(['light', 'dark']),
  image: fc.constantFrom('/files/a.png', 'https://nep.vn/a.png', ''),
  video: fc.constantFrom('https://nep.vn/a.mp4', ''),
  document: fc.constantFrom('/files/a.pdf', ''),
  media: fc.subarray(['/files/a.png', '/files/b.pdf']),
  api: fc.oneof(fc.constant(null), fc.record({ value: fc.integer(), label: fc.string({ maxLength: 20 }) })),
  list: fc.array(fc.record({ day: fc.constantFrom('2026-11-22', ''), hour: fc.constant('07:00') }), {
    maxLength: 3,
  }),
}

describe('values of fields that people have defined', () => {
  it.each(fieldStyles)('a right %s is taken, and its input can show it', (style) => {
    fc.assert(
      fc.property(right[style], (value) => {
        expect(told(style, value)).toEqual([])
        expect(hasShape(style, value)).toBe(true)
      }),
    )
  })

  it('whatever is sent, nothing is thrown, and what came out is right and stays as it is', () => {
    const anything = fc.dictionary(fc.constantFrom(...fieldStyles), fc.anything())
    fc.assert(
      fc.property(fc.oneof(anything, fc.anything()), (sent) => {
        const { values } = checkValues(all, sent, { unknown: 'drop' })
        const again = checkValues(all, values)
        expect(again.errors).toEqual({})
        expect(again.values).toEqual(values)
        for (const [style, value] of Object.entries(values))
          expect(hasShape(style as FieldStyle, value)).toBe(true)
      }),
    )
  })

  it.each([
    ['text', 7, 'invalid'],
    ['text', 'a'.repeat(fieldLimits.text + 1), 'max_length'],
    ['number', '7', 'number'],
    ['number', Number.NaN, 'number'],
    ['number', 1e20, 'number'],
    ['date', '2026-02-30', 'date'],
    ['date', '22/11/2026', 'date'],
    ['time', '24:00', 'time'],
    ['selectbox', 'medium', 'choice'],
    ['radiobox', ['light'], 'choice'],
    ['checkbox', ['light', 'medium'], 'choice'],
    ['checkbox', 'light', 'invalid'],
    ['image', 'javascript:alert(1)', 'file_link'],
    ['video', 'mailto:lan@nep.vn', 'file_link'],
    ['document', '//khac.vn/a.pdf', 'file_link'],
    ['media', ['/a.png', 'data:text/html,a'], 'file_link'],
    ['media', Array.from({ length: fieldLimits.files + 1 }, (_, at) => `/${at}`), 'max_items'],
    ['api', { value: {}, label: 'a' }, 'invalid'],
    ['api', 'Hà Nội', 'choice'],
    ['list', [{}, 7], 'invalid'],
    ['list', Array.from({ length: fieldLimits.rows + 1 }, () => ({})), 'max_items'],
  ] as const)('%s refuses %j', (style, value, key) => {
    expect(told(style, value)).toEqual([[style, `validation.${key}`]])
  })

  it('a wrong row names its place and field, and the right rows beside it are kept', () => {
    const rows = [{ day: '2026-11-22' }, { day: 'mai', hour: '7h' }, { week: 3 }]
    expect(told('list', rows)).toEqual([
      ['list[1].day', 'validation.date'],
      ['list[1].hour', 'validation.time'],
      ['list[2]', 'validation.unknown_fields'],
    ])
  })

  it('rich text is cleaned, and what was chosen is reduced to value and label', () => {
    expect(check('editor', '<p onclick="x()">a</p><script>b</script>').values).toEqual({ editor: '<p>a</p>' })
    const chosen = { value: 4, label: 'Huế', token: 'x' }
    expect(check('api', chosen).values).toEqual({ api: { value: 4, label: 'Huế' } })
  })

  it('what was emptied is stored as empty, what was not sent is left out', () => {
    for (const style of fieldStyles) expect(check(style, null).values).toEqual({ [style]: emptyOf(style) })
    expect(checkValues(all, {}).values).toEqual({})
  })

  it('a value without a field is refused, or dropped by a form whose fields have changed', () => {
    expect(checkValues([], { old: 1 }).errors).toEqual({ '': [{ key: 'validation.unknown_fields' }] })
    expect(checkValues([], { old: 1 }, { unknown: 'drop' })).toEqual({ values: {}, errors: {} })
    const proto = JSON.parse('{"__proto__": {"a": 1}}')
    expect(checkValues(all, proto).errors).toHaveProperty([''])
  })

  it('all texts together have a limit', () => {
    const fields = Array.from({ length: 6 }, (_, at) => ({ ...fieldOf('editor'), key: `e${at}` }))
    const values = Object.fromEntries(fields.map(({ key }) => [key, 'a'.repeat(fieldLimits.editor)]))
    expect(Object.keys(checkValues(fields, values).errors)).toEqual(['e5'])
  })

  it('in a schema the errors stand beside the fields, and the values come out cleaned', () => {
    const schema = object({ values: dynamicValues(all) })
    const wrong = validate(schema, { values: { number: 'x', list: [{ day: 'mai' }] } })
    expect(wrong.errors).toEqual({
      'values.number': [{ key: 'validation.number' }],
      'values.list[0].day': [{ key: 'validation.date' }],
    })
    expect(validate(schema, { values: { text: ' a ', editor: '<p onclick="x">b</p>' } }).value).toEqual({
      values: { text: 'a', editor: '<p>b</p>' },
    })
    expect(validate(schema, {}).value).toEqual({ values: {} })
    expect(validate(schema, { values: [1] }).errors).toEqual({ values: [{ key: 'validation.invalid' }] })
  })

  it('every message of the rule has its words', () => {
    const keys = [
      'invalid',
      'max_length',
      'max_length_all',
      'max_items',
      'number',
      'date',
      'time',
      'choice',
      'file_link',
      'unknown_fields',
    ]
    expect(keys.filter((key) => !Object.hasOwn(words, key))).toEqual([])
  })
})

describe('a field', () => {
  it('begins with its default, which is kept as text', () => {
    expect(defaultOf({ ...fieldOf('number'), value: '12.5' })).toBe(12.5)
    expect(defaultOf({ ...fieldOf('number'), value: 'x' })).toBe(null)
    expect(defaultOf({ ...fieldOf('checkbox'), value: 'dark' })).toEqual(['dark'])
    expect(defaultOf({ ...fieldOf('text'), value: 'Hà Nội' })).toBe('Hà Nội')
    expect(
      newRow([
        { key: 'a', title: 'A', style: 'text', value: 'x' },
        { key: 'b', title: 'B', style: 'number' },
      ]),
    ).toEqual({ a: 'x', b: null })
  })

  it('has a key that no object has already', () => {
    expect(['a', 'gio_mo_cua', '2024'].every(isFieldKey)).toBe(true)
    expect(['', 'Giờ', 'a-b', '__proto__', 'constructor', 'a'.repeat(51)].some(isFieldKey)).toBe(false)
  })

  it.each([
    ['8:30', '08:30'],
    ['8h30', '08:30'],
    ['0830', '08:30'],
    ['8', '08:00'],
    ['8h', '08:00'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['8:60', undefined],
    ['sáng', undefined],
    ['', undefined],
  ])('a time typed as “%s” is %s', (typed, time) => {
    expect(parseTime(typed)).toBe(time)
  })
})

describe('choices of another source', () => {
  const source = {
    path: 'https://nep.vn/tinh?vung=bac',
    list_key: 'data.items',
    value_key: 'id',
    title_key: 'info.name',
  }

  it('are read at the path of the list and mapped to value and label', () => {
    const answer = {
      data: { items: [{ id: 1, info: { name: 'Huế' } }, { id: 2 }, { info: {} }, null, { id: 1 }] },
    }
    expect(choicesIn(source, answer)).toEqual([
      { value: 1, label: 'Huế' },
      { value: 2, label: '2' },
    ])
    const bare = { path: '/x', list_key: '', value_key: '', title_key: '' }
    expect(choicesIn(bare, ['a', 'b'])?.map(({ label }) => label)).toEqual(['a', 'b'])
  })

  it('an answer without the list, or with nothing to choose in it, is unfit; an empty list is not', () => {
    for (const answer of [null, 'x', {}, { data: { items: {} } }, { data: { items: [{ name: 'a' }] } }])
      expect(choicesIn(source, answer)).toBeUndefined()
    expect(choicesIn(source, { data: { items: [] } })).toEqual([])
    expect(choicesIn({ ...source, list_key: 'constructor.name' }, {})).toBeUndefined()
  })

  it('whatever the answer, reading it ends and gives values with labels', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.anything(), fc.record({ id: fc.anything(), info: fc.anything() }))),
        (items) => {
          for (const { value, label } of choicesIn(source, { data: { items } }) ?? []) {
            expect(['string', 'number']).toContain(typeof value)
            expect(typeof label).toBe('string')
          }
        },
      ),
    )
  })

  it('are asked for with the typed text under the title key, beside what the address has already', () => {
    expect(foreignAddress(source, 'Hà & Nam')).toBe('https://nep.vn/tinh?vung=bac&info.name=H%C3%A0+%26+Nam')
    expect(foreignAddress({ ...source, title_key: '' }, '7')).toBe('https://nep.vn/tinh?vung=bac&id=7')
    expect(foreignAddress(source, '')).toBe(source.path)
  })

  it('come over http(s) or from a path of the API', () => {
    expect(['/posts', 'https://nep.vn/a', 'http://nep.vn/a'].every(isSourcePath)).toBe(true)
    const wrong = [
      '',
      'posts',
      '//khac.vn',
      '/\\khac.vn',
      'ftp://nep.vn',
      'javascript:alert(1)',
      'https://a:b@nep.vn',
    ]
    expect(wrong.filter(isSourcePath)).toEqual([])
  })
})
