/** The filters of a list's address; none when they cannot be read. */
export function filtersOf(address: URLSearchParams): Record<string, unknown> {
  try {
    const filters: unknown = JSON.parse(address.get('filter') ?? '{}')
    return filters && typeof filters === 'object' ? { ...filters } : {}
  } catch {
    return {}
  }
}
