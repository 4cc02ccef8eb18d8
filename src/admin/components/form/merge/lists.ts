import { sameValue } from '../../../../domain/sameValue'
import { type Choices, contested, type Merge, type Path } from './contest'
import { orderOf } from './order'
import { headingOf, pairs } from './pairs'

/** Identity of an item across the lists: `b2` is from the base, `m3` and `t1` were added by one side. */
type Token = `${'b' | 'm' | 't'}${number}`

type Places = readonly (number | undefined)[]
type MergeValues = (base: unknown, mine: unknown, theirs: unknown, path: Path) => Merge

interface Lists {
  base: readonly unknown[]
  mine: readonly unknown[]
  theirs: readonly unknown[]
  path: Path
  inside: MergeValues
}

/**
 * Merges two lists with a common base item by item. Items changed on both sides are merged inside; items changed here
 * and removed there are contests, and so is the order if both have moved items.
 */
export function mergeLists({ base, mine, theirs, path, inside }: Lists): Merge {
  const [inMine, inTheirs] = [pairs(base, mine), pairs(base, theirs)]
  const at = (list: readonly unknown[], place: number | undefined) =>
    place === undefined ? undefined : list[place]
  const fates = base.map((old, index): Merge => {
    const place = [...path, index]
    const [left, right] = [at(mine, inMine[index]), at(theirs, inTheirs[index])]
    if (left !== undefined && right !== undefined) return inside(old, left, right, place)
    const kept = left ?? right
    return kept === undefined || sameValue(kept, old) ? gone : contested(place, left, right)
  })
  const left = tokensOf(mine, inMine, 'm')
  const right = withTwins(tokensOf(theirs, inTheirs, 't'), theirs, left, mine)
  const before = (token: Token) => (token.startsWith('b') ? Number(token.slice(1)) : undefined)
  const nameOf = (token: Token) => headingOf(base[before(token) ?? -1])
  const order = orderOf({ mine: left, theirs: right, before, nameOf, path })
  const itemOf = (token: Token, choices: Choices): unknown => {
    const place = Number(token.slice(1))
    if (token.startsWith('b')) return fates[place]?.make(choices)
    return token.startsWith('m') ? mine[place] : theirs[place]
  }
  return {
    contests: [...fates.flatMap(({ contests }) => contests), ...order.contests],
    make: (choices) =>
      order
        .make(choices)
        .map((token) => itemOf(token, choices))
        .filter((value) => value !== undefined),
  }
}

/** Removed by one side, unchanged or removed on the other. */
const gone: Merge = { contests: [], make: () => undefined }

function tokensOf(side: readonly unknown[], places: Places, added: 'm' | 't'): Token[] {
  const before = new Map(places.map((place, index) => [place, index]))
  return side.map((_, place): Token => {
    const index = before.get(place)
    return index === undefined ? `${added}${place}` : `b${index}`
  })
}

/** Equal items added on both sides become one. */
function withTwins(
  right: readonly Token[],
  theirs: readonly unknown[],
  left: readonly Token[],
  mine: readonly unknown[],
): Token[] {
  const free = new Set(left.filter((token) => token.startsWith('m')))
  return right.map((token, place) => {
    const twin =
      token.startsWith('t') && [...free].find((each) => sameValue(mine[Number(each.slice(1))], theirs[place]))
    if (!twin) return token
    free.delete(twin)
    return twin
  })
}
