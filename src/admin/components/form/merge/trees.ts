import { sameValue } from '../../../../domain/sameValue'
import { type Choices, contested, type Merge, type Path, settled } from './contest'
import { orderOf } from './order'
import { isRow } from './pairs'

type Id = number
type Row = Record<string, unknown>
interface Branch extends Row {
  id: Id
  children: Branch[]
}

const isBranch = (value: unknown): value is Branch =>
  isRow(value) && typeof value.id === 'number' && isTree(value.children)

export const isTree = (value: unknown): value is Branch[] => Array.isArray(value) && value.every(isBranch)

interface Place {
  own: Row
  parent: Id | null
  path: Path
}
type Places = ReadonlyMap<Id, Place>

function placesIn(tree: readonly Branch[], path: Path, parent: Id | null = null): Map<Id, Place> {
  const found = new Map<Id, Place>()
  for (const [at, { children, ...own }] of tree.entries()) {
    const place = [...path, at]
    found.set(own.id, { own, parent, path: place })
    for (const [id, each] of placesIn(children, [...place, 'children'], own.id)) found.set(id, each)
  }
  return found
}

function nameIn(places: Places, id: Id | null): string {
  const { title, name, text } = (id === null ? undefined : places.get(id)?.own) ?? {}
  return String(title || name || text || '')
}

interface Trees {
  base: Branch[]
  mine: Branch[]
  theirs: Branch[]
  path: Path
  inside: (base: unknown, mine: unknown, theirs: unknown, path: Path) => Merge
}

/**
 * Merges two trees with a common base. Rows match by id at any place, so moved rows are neither lost nor doubled.
 * Content, parent and order are merged separately.
 */
export function mergeTrees({ base, mine, theirs, path, inside }: Trees): Merge {
  const [old, left, right] = [placesIn(base, path), placesIn(mine, path), placesIn(theirs, path)]
  const ids = [...new Set([...left.keys(), ...right.keys()])]
  const fates = new Map(ids.map((id) => [id, fateOf(id)]))
  const homes = new Map(ids.map((id) => [id, homeOf(id)]))

  function fateOf(id: Id): Merge {
    const [before, here, there] = [old.get(id), left.get(id), right.get(id)]
    if (here && there) return inside(before?.own, here.own, there.own, before?.path ?? here.path)
    const kept = here ?? there
    if (!before) return settled(kept?.own)
    const isUntouched = kept?.parent === before.parent && sameValue(kept.own, before.own)
    return isUntouched ? settled(undefined) : contested(before.path, here?.own, there?.own)
  }

  function homeOf(id: Id): Merge {
    const [before, here, there] = [old.get(id), left.get(id), right.get(id)]
    if (!here || !there) return settled((here ?? there)?.parent ?? null)
    if (here.parent === there.parent || there.parent === before?.parent) return settled(here.parent)
    if (here.parent === before?.parent) return settled(there.parent)
    const place = [...(before ?? here).path, 'parent']
    const [own, other] = [nameIn(left, here.parent), nameIn(right, there.parent)]
    const key = place.join('.')
    return {
      contests: [{ key, path: place, mine: own, theirs: other }],
      make: (choices) => (choices[key] === 'theirs' ? there.parent : here.parent),
    }
  }

  const aboveIn = (id: Id | null): Id | null =>
    id === null ? null : ((left.get(id) ?? right.get(id) ?? old.get(id))?.parent ?? null)

  /** Parents of the remaining rows; a removed parent is replaced by its nearest remaining ancestor. */
  function homesWith(choices: Choices): Map<Id, Id | null> {
    const here = new Set(ids.filter((id) => fates.get(id)?.make(choices) !== undefined))
    const alive = (id: Id | null): Id | null => (id === null || here.has(id) ? id : alive(aboveIn(id)))
    const chosen = new Map([...here].map((id) => [id, alive(homes.get(id)?.make(choices) as Id | null)]))
    // Each side moved one under the other: keep my parents.
    return isRound(chosen) ? new Map([...here].map((id) => [id, alive(aboveIn(id))])) : chosen
  }

  const before = new Map([...old.keys()].map((id, at) => [id, at]))
  /** Merged order of a parent's children; orphans come last. */
  function orderUnder(parent: Id | null, above: ReadonlyMap<Id, Id | null>) {
    const here = [...above.keys()].filter((id) => above.get(id) === parent)
    const under = (side: Places) =>
      [...side.keys()].filter((id) => side.get(id)?.parent === parent && here.includes(id))
    const [first, second] = [under(left), under(right)]
    const orphans = here.filter((id) => !first.includes(id) && !second.includes(id))
    const place = parent === null ? undefined : (old.get(parent) ?? left.get(parent) ?? right.get(parent))
    return orderOf({
      mine: [...first, ...orphans],
      theirs: second,
      before: (id) => before.get(id),
      nameOf: (id) => nameIn(left, id),
      path: place ? [...place.path, 'children'] : path,
    })
  }

  function make(choices: Choices): Row[] {
    const above = homesWith(choices)
    const under = (parent: Id | null): Row[] =>
      orderUnder(parent, above)
        .make(choices)
        .map((id) => ({ ...(fates.get(id)?.make(choices) as Row), children: under(id) }))
    return under(null)
  }

  const usual = homesWith({})
  return {
    contests: [
      ...[...fates.values(), ...homes.values()].flatMap(({ contests }) => contests),
      ...[null, ...usual.keys()].flatMap((parent) => orderUnder(parent, usual).contests),
    ],
    make,
  }
}

const isRound = (above: ReadonlyMap<Id, Id | null>): boolean =>
  [...above.keys()].some((id) => {
    const seen = new Set<Id>()
    for (let at: Id | null = id; at !== null; at = above.get(at) ?? null) {
      if (seen.has(at)) return true
      seen.add(at)
    }
    return false
  })
