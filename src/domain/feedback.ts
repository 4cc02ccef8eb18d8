/** `none`: staff has not contacted the sender yet. */
export const feedbackStatuses = ['none', 'done'] as const

export const maxNotes = 200
