/** Papers of an order: the note that goes with the goods, and the bill. */
export const orderPapers = ['delivery', 'invoice'] as const
export type OrderPaper = (typeof orderPapers)[number]
