import { describe, expect, it } from 'vitest'
import { happeningsOf, wayBackTo } from '../../../src/admin/components/history/versions'
import type { HistoryAction, HistoryChange, HistoryEntry } from '../../../src/domain/history'

const change = (field: string, before: unknown, after: unknown): HistoryChange => ({ field, before, after })

const entry = (
  id: number,
  action: HistoryAction,
  changes: HistoryChange[] = [],
  batch = `b${id}`,
): HistoryEntry => ({
  id,
  at: '2026-11-21T02:00:00.000Z',
  entity: 'posts',
  record_id: 7,
  title: 'Bài',
  actor: { id: 1, name: 'Lan' },
  action,
  version: id,
  batch,
  request_id: null,
  reason: null,
  key_name: null,
  proposed_by: null,
  changes,
  names: {},
  restored_at: null,
  is_restorable: action === 'update',
})

describe('a happening', () => {
  it('joins what one call did to a record, from the first value to the last', () => {
    const [only, ...others] = happeningsOf([
      entry(3, 'update', [change('roles', [], [2])], 'one'),
      entry(2, 'update', [change('roles', [1], [])], 'one'),
    ])
    expect(others).toEqual([])
    expect(only?.changes).toEqual([change('roles', [1], [2])])
  })

  it('leaves out what came back to where it was, but not that a secret changed', () => {
    const [only] = happeningsOf([
      entry(3, 'update', [change('title', 'B', 'A'), change('password', null, null)], 'one'),
      entry(2, 'update', [change('title', 'A', 'B')], 'one'),
    ])
    expect(only?.changes).toEqual([change('password', null, null)])
  })

  it('does not join different calls', () => {
    expect(happeningsOf([entry(2, 'update'), entry(1, 'create')])).toHaveLength(2)
  })
})

describe('the way back to a version', () => {
  const all = happeningsOf([
    entry(4, 'update', [change('title', 'B', 'C'), change('status', 'draft', 'published')]),
    entry(3, 'update', [change('title', 'A', 'B')]),
    entry(2, 'update', [change('image', '', '/files/a.webp')]),
    entry(1, 'create'),
  ])

  it('undoes the first event after it, and tells all that changes by it', () => {
    expect(wayBackTo(all.slice(0, 2))).toEqual({
      id: 3,
      changes: [change('title', 'C', 'A'), change('status', 'published', 'draft')],
    })
    expect(wayBackTo(all.slice(0, 3))?.id).toBe(2)
  })

  it('is none where what came after it is never set back', () => {
    const stepped = entry(5, 'update', [change('status', 'new', 'processing')])
    expect(wayBackTo(happeningsOf([{ ...stepped, is_restorable: false }]))).toBeUndefined()
  })

  it('is none to the present version', () => {
    expect(wayBackTo([])).toBeUndefined()
  })

  it('passes over a deletion that was undone: it made no version', () => {
    const back = happeningsOf([
      entry(5, 'restore'),
      entry(4, 'delete', [change('title', 'B', null)]),
      entry(3, 'update', [change('title', 'A', 'B')]),
    ])
    expect(wayBackTo(back.slice(0, 2))).toBeUndefined()
    expect(wayBackTo(back)).toEqual({ id: 3, changes: [change('title', 'B', 'A')] })
  })

  it('changes nothing where the versions are alike', () => {
    const same = happeningsOf([
      entry(3, 'update', [change('title', 'B', 'A')]),
      entry(2, 'update', [change('title', 'A', 'B')]),
    ])
    expect(wayBackTo(same)).toEqual({ id: 2, changes: [] })
  })
})
