/**
 * Parses a single byte range, which browsers use to seek in a video. Several ranges, or an invalid header, mean the
 * whole file.
 */
export function parseRange(
  header: string | null | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return null
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < Number(from)) return null
  return start > end ? 'unsatisfiable' : { start, end }
}
