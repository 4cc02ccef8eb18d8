export const discountStatuses = ['enable', 'disable'] as const

/** `expired` follows from the end; no user can choose it. */
export const discountStates = [...discountStatuses, 'expired'] as const
export type DiscountState = (typeof discountStates)[number]

export const maxDiscountRows = 50

export const maxPercent = 100

/** The discount no longer applies at the end moment itself. */
export const isOver = ({ end }: { end: string }, now: Date): boolean => Date.parse(end) <= now.getTime()
