/** What an order goes through, in this order; `canceled` stands beside. */
export const orderStatuses = ['new', 'processing', 'delivery', 'delivered', 'canceled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

const steps: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['processing', 'canceled'],
  processing: ['delivery', 'canceled'],
  delivery: ['delivered', 'canceled'],
  delivered: [],
  canceled: [],
}

/** Where an order may go from here, the step forward first. */
export const stepsFrom = (status: OrderStatus): readonly OrderStatus[] => steps[status]

/** The step forward, if there is one. */
export const nextOf = (status: OrderStatus): OrderStatus | undefined =>
  steps[status].find((to) => to !== 'canceled')

/** Why an order cannot go there: it is there, it is finished, that lies behind it, or a step lies between. */
export type Obstacle = 'already' | 'over' | 'behind' | 'skips'

/** What stands in the way of a step; `undefined` where nothing does. */
export function obstacleTo(from: OrderStatus, to: OrderStatus): Obstacle | undefined {
  if (steps[from].includes(to)) return undefined
  if (from === to) return 'already'
  if (!isOpen(from)) return 'over'
  return orderStatuses.indexOf(to) < orderStatuses.indexOf(from) ? 'behind' : 'skips'
}

/** Whether something is still to be done for it. */
export const isOpen = (status: OrderStatus): boolean => steps[status].length > 0

/** Whether its lines and its address may change: once it is on its way they say what was sent, and where. */
export const isEditable = (status: OrderStatus): boolean => status === 'new' || status === 'processing'

/** Whether it may be deleted: nothing was sent, or it is undone. */
export const isDeletable = (status: OrderStatus): boolean => status === 'new' || status === 'canceled'

/** Fields that no longer change once an order is on its way. */
export const sentFields = [
  'name',
  'phone',
  'email',
  'address',
  'agency_id',
  'user_id',
  'warehouse_id',
  'products',
] as const

/** Most lines of an order, and most units of a line. */
export const maxOrderLines = 200
export const maxQuantity = 1_000_000

/** Most internal notes of an order. */
export const maxRemarks = 200

/** An open order that has not moved for so many days is late. */
export const lateAfterDays = 2

const day = 86_400_000

/** Whole days since a moment; 0 for one that lies ahead. */
export const daysSince = (since: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / day))

/** Whether an order waits for its next step for too long. */
export const isLate = ({ status, stepped_at }: { status: OrderStatus; stepped_at: string }, now: Date) =>
  isOpen(status) && daysSince(stepped_at, now) >= lateAfterDays

/** Most orders that are printed at once. */
export const maxPrinted = 200
