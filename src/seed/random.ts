/** A small seeded generator (mulberry32): the same seed makes the same business on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** Both bounds are included. */
  int(low: number, high: number): number
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  shuffle<T>(list: readonly T[]): T[]
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const random: Random = {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)]
      if (found === undefined) throw new RangeError('Nothing to pick from')
      return found
    },
    chance: (probability) => next() < probability,
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
  return random
}
