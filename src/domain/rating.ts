export const scores = [1, 2, 3, 4, 5] as const

/** `none`: waits for staff; `done`: staff have looked at it, or need not. */
export const ratingStatuses = ['none', 'done'] as const

const low = 3

export const waitsOf = ({ content, score }: { content: string; score: number }): boolean =>
  score <= low && content.trim() !== ''
