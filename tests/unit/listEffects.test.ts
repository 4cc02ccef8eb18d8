import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CachedPage,
  created,
  createdUnder,
  defaulted,
  deleted,
  reordered,
  updated,
} from '../../src/domain/listEffects'
import { paginationOf } from '../../src/domain/pagination'

interface Row {
  id: number
  title?: string
}

const page = (ids: number[], total = ids.length, perPage = 3, current = 1): CachedPage<Row> => ({
  data: ids.map((id) => ({ id })),
  pagination: paginationOf(total, perPage, current, ids.length),
})
const ids = ({ data }: CachedPage<Row>) => data.map(({ id }) => id)

describe('list effects', () => {
  it('create on page one puts the new record first', () => {
    const next = created(page([2, 1]), { id: 3 })
    expect(ids(next)).toEqual([3, 2, 1])
    expect(next.pagination).toMatchObject({ total: 3, total_pages: 1, count: 3 })
  })

  it('… and drops the last if the page is full, recomputing total and page count', () => {
    const next = created(page([3, 2, 1]), { id: 4 })
    expect(ids(next)).toEqual([4, 3, 2])
    expect(next.pagination).toMatchObject({ total: 4, total_pages: 2, count: 3 })
  })

  it('create on another page only raises the total', () => {
    const next = created(page([2, 1], 5, 3, 2), { id: 9 })
    expect(ids(next)).toEqual([2, 1])
    expect(next.pagination).toMatchObject({ total: 6, total_pages: 2, current_page: 2 })
  })

  it('a record that is there already is replaced, not doubled', () => {
    const next = created(page([2, 1]), { id: 2, title: 'Mới' })
    expect(next.data).toEqual([{ id: 2, title: 'Mới' }, { id: 1 }])
    expect(next.pagination.total).toBe(2)
  })

  it('a row that stands under another comes right after it and what stands there already', () => {
    interface Reply extends Row {
      under?: number | null
    }
    const under = ({ under }: Reply) => under
    const thread = (rows: Reply[], perPage = 9): CachedPage<Reply> => ({
      data: rows,
      pagination: paginationOf(rows.length, perPage, 1, rows.length),
    })
    const rows: Reply[] = [{ id: 5 }, { id: 1 }, { id: 2, under: 1 }, { id: 3 }]
    const first = createdUnder(thread(rows), { id: 9, under: 5 }, under)
    expect(ids(first)).toEqual([5, 9, 1, 2, 3])
    expect(first.pagination).toMatchObject({ total: 5, count: 5 })
    expect(ids(createdUnder(thread(rows), { id: 9, under: 1 }, under))).toEqual([5, 1, 2, 9, 3])
    expect(ids(createdUnder(thread(rows), { id: 9 }, under))).toEqual([9, 5, 1, 2, 3])
    // What it stands under is on another page: only the numbers rise.
    const elsewhere = createdUnder(thread(rows), { id: 9, under: 77 }, under)
    expect([ids(elsewhere), elsewhere.pagination.total]).toEqual([[5, 1, 2, 3], 5])
    const full = createdUnder(thread(rows, 4), { id: 9, under: 5 }, under)
    expect(ids(full)).toEqual([5, 9, 1, 2])
    expect(full.pagination).toMatchObject({ total: 5, total_pages: 2 })
  })

  it('update replaces by id and leaves the rest', () => {
    const next = updated(page([3, 2, 1]), { id: 2, title: 'Đã sửa' })
    expect(next.data).toEqual([{ id: 3 }, { id: 2, title: 'Đã sửa' }, { id: 1 }])
    expect(next.pagination.total).toBe(3)
  })

  it('update keeps what the answer left out', () => {
    const before: CachedPage<Row> = { ...page([1]), data: [{ id: 1, title: 'Cũ' }] }
    expect(updated(before, { id: 1 }).data).toEqual([{ id: 1, title: 'Cũ' }])
  })

  it('delete removes and lowers total and page count', () => {
    const next = deleted(page([3, 2, 1], 4), 2)
    expect(ids(next)).toEqual([3, 1])
    expect(next.pagination).toMatchObject({ total: 3, total_pages: 1, count: 2 })
  })

  it('deleting what is not on the page changes nothing', () => {
    const before = page([3, 2, 1], 4)
    expect(deleted(before, 99)).toBe(before)
  })

  it('setting a default language marks only it', () => {
    const languages = {
      data: [
        { id: 1, key: 'vi', is_default: true },
        { id: 2, key: 'en', is_default: false },
      ],
      pagination: paginationOf(2, 0, 1, 2),
    }
    expect(defaulted(languages, 2).data.map(({ is_default }) => is_default)).toEqual([false, true])
  })

  it('a new order moves the rows it names and leaves the rest behind them', () => {
    expect(ids(reordered(page([1, 2, 3, 4]), [3, 1]))).toEqual([3, 1, 2, 4])
  })

  it('keeps “more than this” when the server counts no further', () => {
    const before = page([3, 2, 1], 1_000)
    before.pagination.total_is_capped = true
    expect(created(before, { id: 4 }).pagination.total_is_capped).toBe(true)
  })

  it('deleting what was created gives the same list back, unless the page was full', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 9 }), (rows) => {
        const before = page(rows, rows.length, 10)
        expect(deleted(created(before, { id: 1_000 }), 1_000)).toEqual(before)
      }),
    )
  })

  it('never shows more than a page, nor a record twice', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('create' as const), id: fc.nat(20) }),
      fc.record({ do: fc.constant('delete' as const), id: fc.nat(20) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let list = page([])
        for (const each of steps)
          list = each.do === 'create' ? created(list, { id: each.id }) : deleted(list, each.id)
        expect(list.data.length).toBeLessThanOrEqual(3)
        expect(new Set(ids(list)).size).toBe(list.data.length)
        expect(list.pagination.count).toBe(list.data.length)
        expect(list.pagination.total).toBeGreaterThanOrEqual(list.data.length)
      }),
    )
  })
})
