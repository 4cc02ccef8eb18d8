import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow, paginationOf } from '../../src/domain/pagination'

describe('meta.pagination', () => {
  it('counts pages up', () => {
    expect(paginationOf(51, 25, 3, 1)).toEqual({
      count: 1,
      per_page: 25,
      total: 51,
      total_pages: 3,
      current_page: 3,
    })
  })

  it('an empty list has one page', () => {
    expect(paginationOf(0, 25, 1, 0).total_pages).toBe(1)
  })

  it('limit 0 puts everything on one page', () => {
    expect(paginationOf(130, 0, 1, 130)).toMatchObject({ per_page: 130, total_pages: 1, total: 130 })
  })
})

const shown = (current: number, total: number) =>
  pageWindow(current, total)
    .map((page) => page ?? '…')
    .join(' ')

describe('pages shown: first, last and those within 2 of the current, an ellipsis for gaps', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 10, '1 2 3 … 10'],
    [5, 10, '1 2 3 4 5 6 7 … 10'],
    [6, 12, '1 … 4 5 6 7 8 … 12'],
    [10, 10, '1 … 8 9 10'],
    [40_000, 40_000, '1 … 39998 39999 40000'],
  ])('on page %d of %d: %s', (current, total, pages) => {
    expect(shown(current, total)).toBe(pages)
  })

  it('an ellipsis never stands for a single page', () => {
    expect(shown(5, 9)).toBe('1 2 3 4 5 6 7 8 9')
  })

  it('holds for every page of every list', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(), (total, pick) => {
        const current = (pick % total) + 1
        const window = pageWindow(current, total)
        const pages = window.filter((page) => page !== null)
        for (const page of [1, total, current, current - 2, current + 2])
          if (page >= 1 && page <= total) expect(pages).toContain(page)
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        expect(window.length).toBeLessThanOrEqual(9)
        for (const [index, page] of window.entries()) {
          if (page !== null) continue
          const [before, after] = [window[index - 1] ?? 0, window[index + 1] ?? 0]
          expect(after - before).toBeGreaterThan(2)
        }
      }),
    )
  })
})
