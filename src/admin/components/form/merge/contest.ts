/** A field's name, then the names and places inside it: `['content', 1, 'title']`. */
export type Path = readonly (string | number)[]

export type MergeChoice = 'mine' | 'theirs'
export type Choices = Readonly<Record<string, MergeChoice>>

/** What both sides have changed, each in its way. A side that has removed it has `undefined`. */
export interface Contest {
  key: string
  path: Path
  mine: unknown
  theirs: unknown
}

/** Two versions of a value brought together, but for what somebody has to choose; that is mine unless chosen. */
export interface Merge {
  contests: readonly Contest[]
  make: (choices: Choices) => unknown
}

export const settled = (value: unknown): Merge => ({ contests: [], make: () => value })

export function contested(path: Path, mine: unknown, theirs: unknown, key = path.join('.')): Merge {
  const make = (choices: Choices) => (choices[key] === 'theirs' ? theirs : mine)
  return { contests: [{ key, path, mine, theirs }], make }
}
