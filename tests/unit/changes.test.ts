import { describe, expect, it } from 'vitest'
import { changedFields } from '../../src/admin/providers/data/changes'

describe('what a form has changed', () => {
  it('is told by name of an included relation, whatever else its rows have', () => {
    const before = { roles: { data: [{ id: 1, name: 'Biên tập' }] } }
    expect(changedFields({ roles: ['Biên tập'] }, before)).toEqual({})
    expect(changedFields({ roles: ['Thủ kho'] }, before)).toEqual({ roles: ['Thủ kho'] })
  })

  it('is any setting of a defined field, whose choices are called data too', () => {
    const field = (key: string) => ({ key, title: 'Chữ', style: 'text', data: [] })
    expect(changedFields({ children: [field('a')] }, { children: [field('a')] })).toEqual({})
    expect(changedFields({ children: [field('b')] }, { children: [field('a')] })).toEqual({
      children: [field('b')],
    })
  })
})
