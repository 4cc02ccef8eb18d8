import { sameValue } from '../../../providers/data/changes'
import { type Choices, contested, type Merge, type Path } from './contest'
import { headingOf, pairs } from './pairs'

/** An item in whichever of the lists it stands: `b2` was there before, `m3` and `t1` one side has added. */
type Token = `${'b' | 'm' | 't'}${number}`

type Places = readonly (number | undefined)[]
type MergeValues = (base: unknown, mine: unknown, theirs: unknown, path: Path) => Merge

interface Lists {
  base: readonly unknown[]
  mine: readonly unknown[]
  theirs: readonly unknown[]
  path: Path
  /** Merges an item that both have changed. */
  inside: MergeValues
}

/**
 * Merges two lists that come from the same one, item by item: changed, added and removed items are taken from the side
 * that did it. An item that both have changed is merged inside; one that one side has changed and the other removed is
 * contested, and so is the order when both have moved items.
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
  const order = orderOf(left, right, base, path)
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

/** Removed by one side, and untouched or removed by the other. */
const gone: Merge = { contests: [], make: () => undefined }

/** A list as tokens. */
function tokensOf(side: readonly unknown[], places: Places, added: 'm' | 't'): Token[] {
  const before = new Map(places.map((place, index) => [place, index]))
  return side.map((_, place): Token => {
    const index = before.get(place)
    return index === undefined ? `${added}${place}` : `b${index}`
  })
}

/** An item that both sides have added is the same one. */
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

interface Order {
  contests: Merge['contests']
  make: (choices: Choices) => Token[]
}

/** Who has moved items leads; when both have, that is a choice. The other's items stand behind what they stood behind. */
function orderOf(
  left: readonly Token[],
  right: readonly Token[],
  base: readonly unknown[],
  path: Path,
): Order {
  const common = left.filter((token) => right.includes(token))
  const other = right.filter((token) => left.includes(token))
  const before = [...common].filter((token) => token.startsWith('b')).sort(byPlace)
  const isMoved = (list: readonly Token[]) => {
    const own = list.filter((token) => token.startsWith('b'))
    return own.some((token, index) => token !== before[index])
  }
  const isSame = common.every((token, index) => token === other[index])
  const [mineFirst, theirsFirst] = [woven(left, right), woven(right, left)]
  if (isSame || !isMoved(other)) return { contests: [], make: () => mineFirst }
  if (!isMoved(common)) return { contests: [], make: () => theirsFirst }
  const key = `${path.join('.')}.order`
  const names = (list: readonly Token[]) =>
    list.filter((token) => token.startsWith('b')).map((token) => headingOf(base[Number(token.slice(1))]))
  return {
    contests: [{ key, path, mine: names(common), theirs: names(other) }],
    make: (choices) => (choices[key] === 'theirs' ? theirsFirst : mineFirst),
  }
}

const byPlace = (a: Token, b: Token) => Number(a.slice(1)) - Number(b.slice(1))

/** A list, with what only the other one has put in behind what it follows there. */
function woven(lead: readonly Token[], other: readonly Token[]): Token[] {
  const list = [...lead]
  const known = new Set(other)
  for (const [index, token] of other.entries()) {
    if (list.includes(token)) continue
    const previous = other[index - 1]
    let at = previous === undefined ? 0 : list.indexOf(previous) + 1
    // Behind what the leading list has added at the same place.
    for (let next = list[at]; next !== undefined && !known.has(next); next = list[at]) at += 1
    list.splice(at, 0, token)
  }
  return list
}
