import type { Path } from './contest'

/** What yup tells of a schema and its parts. */
interface Shape {
  fields?: object
  innerType?: object
}

/** Where each part of a path stands: fields as their schema names them, which is the order of the form. */
function placesOf(schema: Shape | undefined, path: Path): number[] {
  const [part, ...rest] = path
  if (part === undefined) return []
  if (typeof part === 'number') return [part, ...placesOf(schema?.innerType, rest)]
  const at = Object.keys(schema?.fields ?? {}).indexOf(part)
  const inner = (schema?.fields as Record<string, Shape> | undefined)?.[part]
  // What the schema does not know comes last, in the order in which it was given.
  return [at < 0 ? Number.MAX_SAFE_INTEGER : at, ...placesOf(inner, rest)]
}

/** What stands at paths, sorted as people meet it in the form. */
export function inOrder<T>(items: readonly T[], schema: Shape, pathOf: (item: T) => Path): T[] {
  const places = new Map(items.map((item) => [item, placesOf(schema, pathOf(item))]))
  const compare = (one: readonly number[], other: readonly number[]): number => {
    const at = one.findIndex((place, index) => place !== other[index])
    return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
  }
  return items.toSorted((one, other) => compare(places.get(one) ?? [], places.get(other) ?? []))
}
