/** The stars that a reader can give. */
export const scores = [1, 2, 3, 4, 5] as const

/** `none`: it waits for somebody to look after it; `done`: it does not, or somebody has. */
export const ratingStatuses = ['none', 'done'] as const

/** A rating up to this score tells what went wrong. */
const low = 3

/** Whether a new rating waits for somebody: it says in words what was not good. */
export const waitsOf = ({ content, score }: { content: string; score: number }): boolean =>
  score <= low && content.trim() !== ''
