import { sameValue } from '../../../../domain/sameValue'
import { contested, type Merge, type Path, settled } from './contest'
import { mergeLists } from './lists'
import { isRow } from './pairs'
import { isTree, mergeTrees } from './trees'

/**
 * Merges two values with a common base: changes of one side are taken over, inside objects and lists too; the rest are
 * contests.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path): Merge {
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return settled(mine)
  if (sameValue(mine, base)) return settled(theirs)
  if (isRow(mine) && isRow(theirs)) return mergeRows(isRow(base) ? base : {}, mine, theirs, path)
  if (isTree(base) && isTree(mine) && isTree(theirs))
    return mergeTrees({ base, mine, theirs, path, inside: merge })
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base, mine, theirs, path, inside: merge })
  return contested(path, mine, theirs)
}

type Row = Record<string, unknown>

function mergeRows(base: Row, mine: Row, theirs: Row, path: Path): Merge {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const parts = names.map(
    (name) => [name, merge(base[name], mine[name], theirs[name], [...path, name])] as const,
  )
  return {
    contests: parts.flatMap(([, { contests }]) => contests),
    make: (choices) =>
      Object.fromEntries(
        parts.map(([name, part]) => [name, part.make(choices)]).filter(([, value]) => value !== undefined),
      ),
  }
}
