/** A field's name, then names and indexes inside it: `['content', 1, 'title']`. */
export type Path = readonly (string | number)[]

export type MergeChoice = 'mine' | 'theirs'
export type Choices = Readonly<Record<string, MergeChoice>>

/** A value that both sides have changed differently; `undefined` on the side that removed it. */
export interface Contest {
  key: string
  path: Path
  mine: unknown
  theirs: unknown
}

/** A merge with open choices; `mine` is the default of each. */
export interface Merge {
  contests: readonly Contest[]
  make: (choices: Choices) => unknown
}

export const settled = (value: unknown): Merge => ({ contests: [], make: () => value })

export function contested(path: Path, mine: unknown, theirs: unknown, key = path.join('.')): Merge {
  const make = (choices: Choices) => (choices[key] === 'theirs' ? theirs : mine)
  return { contests: [{ key, path, mine, theirs }], make }
}
