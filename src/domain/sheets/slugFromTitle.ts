import { slugFrom } from '../slug'

/** A row without an address gets the one that its title suggests, as in the form. */
export function slugFromTitle(row: Record<string, unknown>): Record<string, unknown> {
  if (row.slug || typeof row.title !== 'string') return row
  const slug = slugFrom(row.title)
  return slug ? { ...row, slug } : row
}
