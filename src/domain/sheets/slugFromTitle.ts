import { slugFrom } from '../slug'

/** Suggests a missing slug, as the form does. */
export function slugFromTitle(row: Record<string, unknown>): Record<string, unknown> {
  if (row.slug || typeof row.title !== 'string') return row
  const slug = slugFrom(row.title)
  return slug ? { ...row, slug } : row
}
