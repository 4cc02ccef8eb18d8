import { isFieldKey } from '../../../domain/dynamicFields'
import type { Slugs } from '../slugs/useSlugs'

/** A key for a title: without accents; empty where none can be made of it, or not yet. */
export function keyFromTitle(title: unknown, slugs: Slugs | undefined): string {
  const key = (slugs?.slugOf(String(title ?? '')) ?? '').replaceAll('-', '_').slice(0, 50)
  return isFieldKey(key) ? key : ''
}
