/** Props of what stands in for something that has yet to come, and will be of another height. */
export const coming = { 'data-coming': '' } as const

/**
 * Style of what holds parts one below the other: those below one that has yet to come are shown after it. Until then
 * nobody knows where they will be, and what is shown would move under the hand.
 */
export const inOrder = { '& > :is([data-coming], :has([data-coming])) ~ *': { display: 'none' } } as const

/** The same for one part among others. */
export const comesFirst = { '&:has([data-coming]) ~ *': { display: 'none' } } as const
