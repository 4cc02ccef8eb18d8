export const scores = [1, 2, 3, 4, 5] as const

/** `none`: waits for staff; `done`: staff have looked at it, or need not. */
export const ratingStatuses = ['none', 'done'] as const

/** In characters: of its words, and of the name of who has no account. */
export const ratingLimits = { content: 5_000, author: 200 } as const

const low = 3

export const waitsOf = ({ content, score }: { content: string; score: number }): boolean =>
  score <= low && content.trim() !== ''
