/** What is printed of an order: the note that goes with the goods, or the slip that says what is to be paid. */
export const orderPapers = ['delivery', 'invoice'] as const
export type OrderPaper = (typeof orderPapers)[number]
