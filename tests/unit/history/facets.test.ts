import { describe, expect, it } from 'vitest'
import { facetsOf, listChange } from '../../../src/admin/components/history/compare/facets'

const section = (title: string, content = '') => ({ title, image: '', content })

describe('what differs in a field', () => {
  it('is nothing where only the kind of emptiness differs', () => {
    expect(facetsOf('image', '', null)).toEqual([])
    expect(facetsOf('seo', { title: '', links: [] }, { title: null, links: [] })).toEqual([])
  })

  it('is the value itself where it is plain', () => {
    expect(facetsOf('title', 'Cũ', 'Mới')).toEqual([{ path: ['title'], before: 'Cũ', after: 'Mới' }])
  })

  it('is each name of an object that changed', () => {
    const found = facetsOf(
      'seo',
      { title: 'A', keywords: 'x' },
      { title: 'B', keywords: 'x', description: 'd' },
    )
    expect(found.map(({ path }) => path)).toEqual([
      ['seo', 'title'],
      ['seo', 'description'],
    ])
  })

  it('is the row of a list that changed, by its place, and in it only what changed', () => {
    const before = [section('Một'), section('Hai', '<p>cũ</p>'), section('Ba')]
    const after = [section('Một'), section('Hai', '<p>mới</p>'), section('Ba')]
    expect(facetsOf('content', before, after)).toEqual([
      { path: ['content', 1, 'content'], before: '<p>cũ</p>', after: '<p>mới</p>' },
    ])
  })

  it('is a row that was put in between, and not the rows that it moved', () => {
    const after = [section('Một'), section('Chen vào'), section('Hai')]
    expect(facetsOf('content', [section('Một'), section('Hai')], after)).toEqual([
      { path: ['content', 1], before: undefined, after: section('Chen vào') },
    ])
    expect(facetsOf('content', after, [section('Một'), section('Hai')])).toEqual([
      { path: ['content', 1], before: section('Chen vào'), after: undefined },
    ])
  })

  it('is every row of a list that was empty', () => {
    expect(facetsOf('content', [], [section('Một'), section('Hai')]).map(({ path }) => path)).toEqual([
      ['content', 0],
      ['content', 1],
    ])
  })

  it('is the list as a whole where its items are plain', () => {
    expect(facetsOf('related_ids', [1, 2], [2, 3])).toEqual([
      { path: ['related_ids'], before: [1, 2], after: [2, 3] },
    ])
  })
})

describe('what differs in rows with ids', () => {
  const item = (id: number, text: string, children: object[] = []) => ({ id, text, children })

  it('is what a row says now, wherever it stands', () => {
    const before = [item(1, 'Một'), item(2, 'Hai'), item(3, 'Ba')]
    expect(facetsOf('items', before, [item(3, 'Ba'), item(1, 'Khác'), item(2, 'Hai')])).toEqual([
      { path: ['items', 1, 'text'], before: 'Một', after: 'Khác' },
      { path: ['items'], before: [1, 2, 3], after: [3, 1, 2] },
    ])
  })

  it('is what is gone and what is new, not the rows between', () => {
    expect(facetsOf('items', [item(1, 'Một'), item(2, 'Hai')], [item(2, 'Hai'), item(3, 'Ba')])).toEqual([
      { path: ['items', 0], before: item(1, 'Một'), after: undefined },
      { path: ['items', 1], before: undefined, after: item(3, 'Ba') },
    ])
  })

  it('is found under them too', () => {
    const before = [item(1, 'Một', [item(2, 'Con')])]
    expect(facetsOf('items', before, [item(1, 'Một', [item(2, 'Cháu')])])).toEqual([
      { path: ['items', 0, 'children', 0, 'text'], before: 'Con', after: 'Cháu' },
    ])
  })
})

describe('a list of plain values', () => {
  it('says what it gained and lost', () => {
    expect(listChange([1, 2], [2, 3])).toEqual({ added: [3], removed: [1] })
    expect(listChange(null, ['a'])).toEqual({ added: ['a'], removed: [] })
  })

  it('gained and lost nothing when only its order changed', () => {
    expect(listChange(['a', 'b'], ['b', 'a'])).toEqual({ added: [], removed: [] })
  })
})
