/** Filters of a list's URL; none if invalid. */
export function filtersOf(address: URLSearchParams): Record<string, unknown> {
  try {
    const filters: unknown = JSON.parse(address.get('filter') ?? '{}')
    return filters && typeof filters === 'object' ? { ...filters } : {}
  } catch {
    return {}
  }
}
