/** What can be chosen for a discount. */
export const discountStatuses = ['enable', 'disable'] as const

/** What a discount is at a moment: once its end has passed it is expired, which nobody chooses. */
export const discountStates = [...discountStatuses, 'expired'] as const
export type DiscountState = (typeof discountStates)[number]

/** Most rows of a discount. */
export const maxDiscountRows = 50

export const maxPercent = 100

/** Whether the end has passed: the moment of the end itself no longer belongs to the discount. */
export const isOver = ({ end }: { end: string }, now: Date): boolean => Date.parse(end) <= now.getTime()
