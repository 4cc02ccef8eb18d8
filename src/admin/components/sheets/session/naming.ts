import { deepestOf } from '../../../../domain/sheets/layouts/deepest'
import type { NameLookup } from './cells'
import type { Made } from './plan'
import { bare } from './words'

export interface NamedRecord {
  value: unknown
  title: string
  above?: unknown
}

export function byNames(entries: readonly { value: unknown; names: readonly string[] }[]): NameLookup {
  const found = new Map<string, Set<unknown>>()
  for (const { value, names } of entries)
    for (const name of names.map(bare)) found.set(name, (found.get(name) ?? new Set()).add(value))
  return (text) => [...(found.get(bare(text)) ?? [])]
}

/** `A > B`, `A>>B`, `A » B` */
const arrows = /\s*[>»›]+\s*/

const pathKey = (names: readonly string[]): string => names.map(bare).join('>')

/**
 * Finds records by title, in a tree also by a path from the top or its end.
 * @param makes whether a missing record is created with its path
 */
export function naming(entries: readonly NamedRecord[], { isTree = false, makes = false } = {}): NameLookup {
  const titles = byNames(entries.map(({ value, title }) => ({ value, names: [title] })))
  const made = (path: readonly string[]): Made[] => (makes && path.length ? [{ make: [...path] }] : [])
  if (!isTree)
    return (text) => {
      const found = titles(text)
      return found.length ? found : made([text.trim()])
    }

  const { whole, ends } = pathsOf(entries)
  const along = (path: readonly string[]): unknown[] => {
    const key = pathKey(path)
    const [first, ...others] = [whole, ends].map((paths) => [...(paths.get(key) ?? [])])
    return first?.length ? first : others.flat()
  }
  const known = (text: string): unknown[] => {
    const path = text.split(arrows).filter(Boolean)
    if (path.length > 1) return along(path)
    const found = titles(text)
    const slashed = text.split('/').map((name) => name.trim())
    return found.length || slashed.length < 2 ? found : along(slashed.filter(Boolean))
  }
  return (text) => {
    const found = known(text)
    if (found.length) return found
    // For several categories in a cell the deepest one is taken.
    const several = text.split(/\s*[,;\n|]\s*/).filter(Boolean)
    const isList = several.length > 1 && several.every((each) => known(each).length || arrows.test(each))
    const wanted = isList ? deepestOf(several) : text
    const again = isList ? known(wanted) : []
    return again.length
      ? again
      : made(
          wanted
            .split(arrows.test(wanted) ? arrows : '/')
            .map((name) => name.trim())
            .filter(Boolean),
        )
  }
}

function pathsOf(entries: readonly NamedRecord[]) {
  const byValue = new Map(entries.map((entry) => [entry.value, entry]))
  const [whole, ends] = [new Map<string, Set<unknown>>(), new Map<string, Set<unknown>>()]
  const add = (paths: typeof whole, key: string, value: unknown) =>
    paths.set(key, (paths.get(key) ?? new Set()).add(value))
  for (const { value } of entries) {
    const path: string[] = []
    const seen = new Set<unknown>()
    for (let at = byValue.get(value); at && !seen.has(at.value); at = byValue.get(at.above)) {
      seen.add(at.value)
      path.unshift(at.title)
      if (path.length > 1) add(ends, pathKey(path), value)
    }
    add(whole, pathKey(path), value)
  }
  return { whole, ends }
}
