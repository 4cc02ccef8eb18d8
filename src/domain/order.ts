/** The steps of an order in their order; `canceled` is reachable from any open one. */
export const orderStatuses = ['new', 'processing', 'delivery', 'delivered', 'canceled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

const steps: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['processing', 'canceled'],
  processing: ['delivery', 'canceled'],
  delivery: ['delivered', 'canceled'],
  delivered: [],
  canceled: [],
}

/** By whom it was written down: by staff, or by its buyer on the site. */
export const orderSources = ['office', 'site'] as const
export type OrderSource = (typeof orderSources)[number]

/** The step forward comes first. */
export const stepsFrom = (status: OrderStatus): readonly OrderStatus[] => steps[status]

export const nextOf = (status: OrderStatus): OrderStatus | undefined =>
  steps[status].find((to) => to !== 'canceled')

/** Reason why a step is impossible: already there, order finished, backwards, or a step skipped. */
export type Obstacle = 'already' | 'over' | 'behind' | 'skips'

export function obstacleTo(from: OrderStatus, to: OrderStatus): Obstacle | undefined {
  if (steps[from].includes(to)) return undefined
  if (from === to) return 'already'
  if (!isOpen(from)) return 'over'
  return orderStatuses.indexOf(to) < orderStatuses.indexOf(from) ? 'behind' : 'skips'
}

export const isOpen = (status: OrderStatus): boolean => steps[status].length > 0

/** Whether lines and address may change: after shipping, they record what was sent, and where. */
export const isEditable = (status: OrderStatus): boolean => status === 'new' || status === 'processing'

/** Whether it may be deleted: nothing was shipped, or it was undone. */
export const isDeletable = (status: OrderStatus): boolean => status === 'new' || status === 'canceled'

export const sentFields = [
  'name',
  'phone',
  'email',
  'address',
  'agency_id',
  'user_id',
  'warehouse_id',
  'products',
  'discount',
  'shipping_fee',
] as const

export const maxOrderLines = 200
export const maxQuantity = 1_000_000

export const maxRemarks = 200

export const lateAfterDays = 2

const day = 86_400_000

/** Whole days since a moment; 0 for a future one. */
export const daysSince = (since: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / day))

export const isLate = ({ status, stepped_at }: { status: OrderStatus; stepped_at: string }, now: Date) =>
  isOpen(status) && daysSince(stepped_at, now) >= lateAfterDays

export const maxPrinted = 200
