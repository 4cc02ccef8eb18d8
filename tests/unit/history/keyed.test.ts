import { describe, expect, it } from 'vitest'
import { facetsOf } from '../../../src/admin/components/history/compare/facets'
import {
  fieldAt,
  type Keyed,
  kindBy,
  titleAt,
  wordsBy,
} from '../../../src/admin/components/history/compare/keyed'

const data = [
  { value: 'a', label: 'Rang vừa' },
  { value: 'b', label: 'Rang đậm' },
]
const keyed: Keyed[] = [
  { key: 'roast', title: 'Mức rang', style: 'selectbox', data },
  { key: 'roast', title: 'Độ rang', style: 'radiobox', data: [{ value: 'c', label: 'Rang nhạt' }] },
  { key: 'taste', title: 'Hương vị', style: 'checkbox', data },
  { key: 'farm', title: 'Nông trại', style: 'api' },
  { key: 'day', title: 'Ngày rang', style: 'date' },
  { key: 'altitude', title: 'Độ cao', style: 'number' },
  { key: 'photo', title: 'Ảnh', style: 'image' },
  { key: 'files', title: 'Tệp', style: 'media' },
  {
    key: 'brews',
    title: 'Cách pha',
    style: 'list',
    children: [
      { key: 'roast_as', title: 'Hợp với', style: 'selectbox', data },
      { key: 'grams', title: 'Số gam', style: 'number' },
    ],
  },
]
/** What the history shows of a change of one value: names, and both sides in words with their kind. */
const shown = (key: string, before: unknown, after: unknown) =>
  facetsOf('values', { [key]: before }, { [key]: after }).map((facet) => {
    const field = fieldAt(keyed, facet)
    if (!field) throw new Error(`no field at ${facet.path}`)
    return {
      names: facet.path
        .filter((part) => typeof part === 'string')
        .map((part) => titleAt(keyed, part) ?? part),
      before: wordsBy(field, facet.before),
      after: wordsBy(field, facet.after),
      kind: kindBy(field, facet.after)?.name,
    }
  })

describe('the history of what people have made fields for', () => {
  it.each([
    ['a choice by its label', 'roast', 'a', 'b', 'Rang vừa', 'Rang đậm', 'said'],
    ['a choice of the field that has it, of two with one key', 'roast', '', 'c', '', 'Rang nhạt', 'said'],
    ['choices by their labels', 'taste', ['a'], ['a', 'b'], ['Rang vừa'], ['Rang vừa', 'Rang đậm'], 'said'],
    ['a choice that is gone as it was', 'taste', ['x'], ['a'], ['x'], ['Rang vừa'], 'said'],
    ['a number', 'altitude', 1_200, 1_500, 1_200, 1_500, 'number'],
    ['a day', 'day', '2026-11-01', '2026-11-22', '2026-11-01', '2026-11-22', 'day'],
    ['a picture', 'photo', '/a.webp', '/b.webp', '/a.webp', '/b.webp', 'picture'],
    ['files that are pictures', 'files', [], ['/b.webp'], [], ['/b.webp'], 'picture'],
    ['files that are none', 'files', [], ['/b.pdf'], [], ['/b.pdf'], 'said'],
    [
      'a value from before its style was changed, as it is',
      'altitude',
      'cao',
      'thấp',
      'cao',
      'thấp',
      undefined,
    ],
  ])('shows %s', (_, key, from, to, before, after, kind) => {
    expect(shown(key, from, to)).toEqual([{ names: ['values', titleAt(keyed, key)], before, after, kind }])
  })

  it('shows what was chosen elsewhere by its label, as one change', () => {
    const farm = (label: string) => ({ value: label.length, label })
    expect(shown('farm', farm('Cầu Đất'), farm('Sơn Pacamara'))).toEqual([
      { names: ['values', 'Nông trại'], before: 'Cầu Đất', after: 'Sơn Pacamara', kind: 'said' },
    ])
  })

  it('names the columns of a row, and their choices', () => {
    const rows = [{ roast_as: 'a', grams: 18 }]
    expect(shown('brews', rows, [{ roast_as: 'b', grams: 18 }])).toEqual([
      { names: ['values', 'Cách pha', 'Hợp với'], before: 'Rang vừa', after: 'Rang đậm', kind: 'said' },
    ])
    expect(shown('brews', rows, [...rows, { roast_as: 'b', grams: 20 }])).toMatchObject([
      { before: undefined, after: 'Hợp với: Rang đậm · Số gam: 20', kind: 'said' },
    ])
  })
})
