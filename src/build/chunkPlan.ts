/*
 * Why chunks are joined by a plan of our own. Measured with the same count of all chunks that a page loads,
 * near and far, compressed (requests / KB):
 *
 *                                                        first list of posts    login page
 *   this plan                                                     13 / 323        5 / 75
 *   the bundler's own chunks                                     120 / 364       14 / 76
 *   Rolldown's entriesAware with entriesAwareMergeThreshold
 *     of 10 to 80 KB                                    23 to 56 / 457 to 467    15 to 31 / 294 to 319
 *   vendor groups by hand                               50 to 65 / 540 to 560
 */

/** A chunk of the bundler's default: one for every set of entries that share its modules. */
export interface Chunk {
  name: string
  /** Compressed size. */
  bytes: number
  imports: string[]
  /** May be joined with others: not an entry, and not separate on purpose. */
  isShared: boolean
}

/**
 * Bytes that cost a slow connection and processor about as much as one request: at half of this value the form of an
 * article requested 42 files at once instead of 26, and blocked longer.
 */
const requestCost = 12_000

interface Part {
  members: string[]
  bytes: number
  imports: Set<string>
  /** Chunks that it loads, directly or indirectly. */
  needs: Set<string>
  users: Set<string>
}

/**
 * Merges shared chunks, the most useful pair first, while a pair saves more requests (in bytes by `requestCost`) than
 * it adds unneeded bytes to pages. Never creates an import cycle.
 * @param base entries that are always loaded
 * @param critical entries that must not load an unneeded byte
 * @returns names of chunks in groups of at least two
 */
export function planChunks(
  chunks: Chunk[],
  entries: string[],
  base: string[],
  critical: string[] = [],
): string[][] {
  const parts = new Map<string, Part>(
    chunks.map(({ name, bytes, imports }) => [
      name,
      { members: [name], bytes, imports: new Set(imports), needs: new Set(), users: new Set() },
    ]),
  )
  const shared = new Set(chunks.filter(({ isShared }) => isShared).map(({ name }) => name))
  for (;;) {
    measure(parts, entries, base)
    const best = bestJoin(parts, [...shared], critical)
    if (!best) break
    const [kept, gone] = best
    join(parts, kept, gone)
    shared.delete(gone)
  }
  return [...shared].map((name) => parts.get(name)?.members ?? []).filter(({ length }) => length > 1)
}

/** A chunk and its imports in the order of execution, imports first. */
export function sortChunks(
  importsOf: (name: string) => Iterable<string> | undefined,
  name: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(name)) return seen
  for (const imported of importsOf(name) ?? []) sortChunks(importsOf, imported, seen)
  return seen.add(name)
}

export function closure(
  importsOf: (name: string) => Iterable<string> | undefined,
  from: Iterable<string>,
): Set<string> {
  const seen = new Set<string>()
  const rest = [...from]
  for (let name = rest.pop(); name; name = rest.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    rest.push(...(importsOf(name) ?? []))
  }
  return seen
}

function measure(parts: Map<string, Part>, entries: string[], base: string[]): void {
  const importsOf = (name: string) => parts.get(name)?.imports
  for (const part of parts.values()) {
    part.needs = closure(importsOf, part.imports)
    part.users = new Set()
  }
  for (const entry of entries) {
    for (const name of closure(importsOf, [entry, ...base])) parts.get(name)?.users.add(entry)
  }
}

function bestJoin(
  parts: Map<string, Part>,
  names: string[],
  critical: string[],
): [string, string] | undefined {
  let best: [string, string] | undefined
  let bestGain = 0
  names.forEach((first, index) => {
    for (const second of names.slice(index + 1)) {
      const gain = gainOf(parts, first, second, critical, bestGain)
      if (gain <= bestGain) continue
      bestGain = gain
      best = [first, second]
    }
  })
  return best
}

/** Gain of merging a pair; returns 0 as soon as it cannot exceed `least`, which holds for nearly all pairs. */
function gainOf(
  parts: Map<string, Part>,
  first: string,
  second: string,
  critical: string[],
  least: number,
): number {
  const a = parts.get(first)
  const b = parts.get(second)
  if (!a || !b || Math.min(a.users.size, b.users.size) * requestCost <= least) return 0
  if (critical.some((entry) => a.users.has(entry) !== b.users.has(entry))) return 0
  let both = 0
  for (const user of a.users) if (b.users.has(user)) both++
  const saved = both * requestCost
  if (saved <= least) return 0
  const mostSaved = saved - least
  const users = new Set([...a.users, ...b.users])
  let cost = a.bytes * (users.size - a.users.size) + b.bytes * (users.size - b.users.size)
  if (cost >= mostSaved || wouldCycle(parts, first, second) || wouldCycle(parts, second, first)) return 0
  for (const name of new Set([...a.needs, ...b.needs])) {
    const need = parts.get(name)
    if (!need || need === a || need === b) continue
    let spared = 0
    for (const user of users) if (!need.users.has(user)) spared++
    cost += spared * (need.bytes + requestCost)
    if (cost >= mostSaved) return 0
  }
  return saved - cost
}

/** Whether `from` imports `to` through a third chunk: joined, the pair and the third would import each other. */
const wouldCycle = (parts: Map<string, Part>, from: string, to: string): boolean =>
  [...(parts.get(from)?.imports ?? [])].some((name) => name !== to && parts.get(name)?.needs.has(to))

function join(parts: Map<string, Part>, kept: string, gone: string): void {
  const a = parts.get(kept)
  const b = parts.get(gone)
  if (!a || !b) return
  a.members.push(...b.members)
  a.bytes += b.bytes
  for (const name of b.imports) a.imports.add(name)
  parts.delete(gone)
  for (const part of parts.values()) if (part.imports.delete(gone)) part.imports.add(kept)
  a.imports.delete(kept)
}
