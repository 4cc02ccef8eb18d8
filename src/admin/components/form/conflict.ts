import type { RaRecord } from 'react-admin'
import { sameValue, serverFields } from '../../../domain/sameValue'
import type { Choices, Contest, Path } from './merge/contest'
import { merge } from './merge/merge'

type Values = Record<string, unknown>

export interface FormMerge {
  contests: readonly Contest[]
  /** The other differing fields, by the side that changed them. */
  settled: { mine: string[]; theirs: string[]; both: string[] }
  make: (choices: Choices) => Values
}

/** Merges a form with the current row, field by field and inside fields; `schema` gives the order of questions. */
export function mergeForms(mine: Values, theirs: RaRecord, base: RaRecord, schema: object = {}): FormMerge {
  const fields = Object.keys(mine).filter((field) => !serverFields.has(field) && field in theirs)
  const parts = sortByForm(fields, schema, (field) => [field]).map((field) => ({
    field,
    ...merge(base[field], mine[field], theirs[field], [field]),
  }))
  const quiet = parts.filter(
    ({ field, contests }) => contests.length === 0 && !sameValue(mine[field], theirs[field]),
  )
  const isMine = (field: string) => !sameValue(mine[field], base[field])
  const isTheirs = (field: string) => !sameValue(theirs[field], base[field])
  const names = (is: (field: string) => boolean) => quiet.map(({ field }) => field).filter(is)
  return {
    contests: sortByForm(
      parts.flatMap(({ contests }) => contests),
      schema,
      ({ path }) => path,
    ),
    settled: {
      mine: names((field) => isMine(field) && !isTheirs(field)),
      theirs: names((field) => !isMine(field)),
      both: names((field) => isMine(field) && isTheirs(field)),
    },
    make: (choices) => {
      const merged = Object.fromEntries(parts.map(({ field, make }) => [field, make(choices)]))
      // Merged fields first, so that later displays keep this order.
      return { ...merged, ...mine, ...merged }
    },
  }
}

interface Shape {
  fields?: object
  innerType?: object
}

/** Index of each part of a path in the schema, which has the order of the form. */
function placesOf(schema: Shape | undefined, path: Path): number[] {
  const [part, ...rest] = path
  if (part === undefined) return []
  if (typeof part === 'number') return [part, ...placesOf(schema?.innerType, rest)]
  const at = Object.keys(schema?.fields ?? {}).indexOf(part)
  const inner = (schema?.fields as Record<string, Shape> | undefined)?.[part]
  // Fields unknown to the schema come last, in the given order.
  return [at < 0 ? Number.MAX_SAFE_INTEGER : at, ...placesOf(inner, rest)]
}

function sortByForm<T>(items: readonly T[], schema: Shape, pathOf: (item: T) => Path): T[] {
  const places = new Map(items.map((item) => [item, placesOf(schema, pathOf(item))]))
  const compare = (one: readonly number[], other: readonly number[]): number => {
    const at = one.findIndex((place, index) => place !== other[index])
    return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
  }
  return items.toSorted((one, other) => compare(places.get(one) ?? [], places.get(other) ?? []))
}
