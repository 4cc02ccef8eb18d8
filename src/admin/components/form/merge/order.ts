import type { Choices, Merge, Path } from './contest'

interface Orders<T> {
  mine: readonly T[]
  theirs: readonly T[]
  /** Where it stood before; undefined for what one side has added. */
  before: (item: T) => number | undefined
  nameOf: (item: T) => string
  path: Path
}

interface Order<T> {
  contests: Merge['contests']
  make: (choices: Choices) => T[]
}

/** Who has moved items leads; when both have, that is a choice. The other's items stand behind what they stood behind. */
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

/** A list, with what only the other one has put in behind what it follows there. */
function woven<T>(lead: readonly T[], other: readonly T[]): T[] {
  const list = [...lead]
  const known = new Set(other)
  for (const [index, item] of other.entries()) {
    if (list.includes(item)) continue
    const previous = other[index - 1]
    let at = previous === undefined ? 0 : list.indexOf(previous) + 1
    // Behind what the leading list has added at the same place.
    for (let next = list[at]; next !== undefined && !known.has(next); next = list[at]) at += 1
    list.splice(at, 0, item)
  }
  return list
}
