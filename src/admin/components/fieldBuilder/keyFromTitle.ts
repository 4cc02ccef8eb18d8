import { isFieldKey } from '../../../domain/dynamicFields'
import type { Slugs } from '../slugs/useSlugs'

/** A key without accents from a title; empty if that gives none or the slug code is not loaded yet. */
export function keyFromTitle(title: unknown, slugs: Slugs | undefined): string {
  const key = (slugs?.slugOf(String(title ?? '')) ?? '').replaceAll('-', '_').slice(0, 50)
  return isFieldKey(key) ? key : ''
}
