import { describe, expect, it } from 'vitest'
import { dataGroupsOf, type FiledCategory, withoutRepeats } from '../../src/domain/posts/dataGroups'
import { checkPostValues } from '../../src/domain/posts/values'

const [coffee, tea, shipping, care] = [1, 2, 3, 4].map((id) => ({ id }))
const groups = [shipping, coffee, tea, care]
/** Cà phê (coffee) > Arabica > Vi lô; Trà > Trà xanh (tea); Đồ pha. */
const categories: FiledCategory[] = [
  { id: 10, parent_id: null, group_id: coffee?.id },
  { id: 11, parent_id: 10, group_id: null },
  { id: 12, parent_id: 11 },
  { id: 20, parent_id: null, group_id: null },
  { id: 21, parent_id: 20, group_id: tea?.id },
  { id: 30, parent_id: null },
]

describe('the data groups of a post', () => {
  it.each([
    ['its category names one', 10, [coffee, shipping, care]],
    ['a category above names one', 12, [coffee, shipping, care]],
    ['only one below names one', 20, [shipping, care]],
    ['the nearest counts', 21, [tea, shipping, care]],
    ['no category names one', 30, [shipping, care]],
    ['it has no category', null, [shipping, care]],
    ['its category is gone', 99, [shipping, care]],
  ])('%s', (_, category, expected) => {
    expect(dataGroupsOf(groups as { id: number }[], categories, category)).toEqual(expected)
  })

  it('a nearer group hides one above it', () => {
    const both = [...categories, { id: 13, parent_id: 10, group_id: tea?.id }]
    expect(dataGroupsOf(groups as { id: number }[], both, 13)).toEqual([tea, shipping, care])
  })

  it('categories above one another end the search', () => {
    const ring = [
      { id: 1, parent_id: 2 },
      { id: 2, parent_id: 1 },
    ]
    expect(dataGroupsOf(groups as { id: number }[], ring, 1)).toHaveLength(4)
  })

  it('a key belongs to the first field that has it', () => {
    const [first, second] = withoutRepeats([
      { id: 1, fields: [{ key: 'origin', title: 'Vùng trồng' }] },
      {
        id: 2,
        fields: [
          { key: 'origin', title: 'Nơi làm' },
          { key: 'weight', title: 'Nặng' },
        ],
      },
    ])
    expect(first?.fields.map(({ title }) => title)).toEqual(['Vùng trồng'])
    expect(second?.fields.map(({ title }) => title)).toEqual(['Nặng'])
  })
})

describe('the values of a post', () => {
  const fields = [
    { key: 'origin', title: 'Vùng trồng', style: 'text' as const },
    { key: 'altitude', title: 'Độ cao', style: 'number' as const },
  ]

  it('keep those whose field is gone and those that no longer fit', () => {
    const stored = { flavour: 'Mận', altitude: 'cao' }
    expect(checkPostValues(fields, { origin: 'Cầu Đất', ...stored }, stored)).toEqual({
      values: { ...stored, origin: 'Cầu Đất' },
      errors: {},
    })
  })

  it('keep what is not sent', () => {
    expect(checkPostValues(fields, { altitude: 1500 }, { origin: 'Cầu Đất' }).values).toEqual({
      origin: 'Cầu Đất',
      altitude: 1500,
    })
  })

  it('refuse new ones without a field, and those that do not fit', () => {
    const { errors } = checkPostValues(fields, { altitude: 'thấp', flavour: 'Dâu' }, { flavour: 'Mận' })
    expect(Object.keys(errors).sort()).toEqual(['', 'altitude'])
  })
})
