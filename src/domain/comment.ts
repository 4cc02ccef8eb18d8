/** `none`: a reader waits for an answer; `done`: answered, ticked off, or written by staff. */
export const commentStatuses = ['none', 'done'] as const

export const maxComment = 5_000
