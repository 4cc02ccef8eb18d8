import { isFieldKey } from '../../../domain/dynamicFields'
import { slugOf } from '../../../domain/slug'

/** A key for a title: without accents; empty where none can be made of it. */
export function keyOf(title: unknown): string {
  const key = slugOf(String(title ?? ''))
    .replaceAll('-', '_')
    .slice(0, 50)
  return isFieldKey(key) ? key : ''
}
