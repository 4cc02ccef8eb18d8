/** `none`: nobody has contacted them yet. */
export const feedbackStatuses = ['none', 'done'] as const

/** Most notes of staff beside what somebody sent. */
export const maxNotes = 200
