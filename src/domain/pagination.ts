export interface Pagination {
  count: number
  per_page: number
  total: number
  total_pages: number
  current_page: number
  /** The total is a lower bound: a free-text search matched more than the server counts. */
  total_is_capped?: boolean
}

/** `perPage` 0 puts everything on one page. */
export function paginationOf(total: number, perPage: number, page: number, count: number): Pagination {
  return {
    count,
    per_page: perPage || total,
    total,
    total_pages: perPage ? Math.max(1, Math.ceil(total / perPage)) : 1,
    current_page: page,
  }
}

/** First, last and pages within 2 of the current, with `null` for each gap. */
export function pageWindow(current: number, totalPages: number): (number | null)[] {
  const shown = [1, totalPages, current - 2, current - 1, current, current + 1, current + 2]
  const pages = [...new Set(shown)].filter((page) => page >= 1 && page <= totalPages).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    // An ellipsis would be no shorter than the one page that it replaces.
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
