import type { Choices, Merge, Path } from './contest'

interface Orders<T> {
  mine: readonly T[]
  theirs: readonly T[]
  before: (item: T) => number | undefined
  nameOf: (item: T) => string
  path: Path
}

interface Order<T> {
  contests: Merge['contests']
  make: (choices: Choices) => T[]
}

/** The side that moved items sets the order, a contest if both did; items of the other side keep their predecessor. */
export function orderOf<T>({ mine, theirs, before, nameOf, path }: Orders<T>): Order<T> {
  const common = mine.filter((item) => theirs.includes(item))
  const other = theirs.filter((item) => mine.includes(item))
  const old = (list: readonly T[]) => list.filter((item) => before(item) !== undefined)
  const sorted = old(common).sort((a, b) => (before(a) ?? 0) - (before(b) ?? 0))
  const isMoved = (list: readonly T[]) => old(list).some((item, index) => item !== sorted[index])
  const isSame = common.every((item, index) => item === other[index])
  const [mineFirst, theirsFirst] = [woven(mine, theirs), woven(theirs, mine)]
  if (isSame || !isMoved(other)) return { contests: [], make: () => mineFirst }
  if (!isMoved(common)) return { contests: [], make: () => theirsFirst }
  const key = `${path.join('.')}.order`
  return {
    contests: [{ key, path, mine: old(common).map(nameOf), theirs: old(other).map(nameOf) }],
    make: (choices) => (choices[key] === 'theirs' ? theirsFirst : mineFirst),
  }
}

/** Inserts the items that only `other` has into `lead`, each after its predecessor in `other`. */
function woven<T>(lead: readonly T[], other: readonly T[]): T[] {
  const list = [...lead]
  const known = new Set(other)
  for (const [index, item] of other.entries()) {
    if (list.includes(item)) continue
    const previous = other[index - 1]
    let at = previous === undefined ? 0 : list.indexOf(previous) + 1
    // After the items that `lead` has added at the same place.
    for (let next = list[at]; next !== undefined && !known.has(next); next = list[at]) at += 1
    list.splice(at, 0, item)
  }
  return list
}
