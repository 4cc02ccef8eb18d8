import { array, boolean, type InferType, object, string } from 'yup'
import { guards, type ResourceName } from './guards'
import { message } from './validation'

/** Entities whose changes are told; the rest is the house's own. */
const told: readonly ResourceName[] = (Object.keys(guards) as ResourceName[]).filter(
  (name) => !['permissions', 'remittances', 'slips'].includes(name),
)

const verbs = ['created', 'updated', 'deleted'] as const

/** Events that an endpoint can ask for. See *Webhooks* in the contract. */
export const webhookEvents: readonly string[] = [
  ...told.flatMap((entity) => [
    ...verbs.map((verb) => `${entity}.${verb}`),
    ...(entity === 'posts' ? ['posts.published', 'posts.unpublished'] : []),
    ...(entity === 'orders' ? ['orders.stepped', 'orders.paid'] : []),
  ]),
  'slips.created',
  'slips.updated',
  'stock.low',
]

/** Endpoints of one business. */
export const maxWebhooks = 50

/** In days: how long deliveries are kept, and for how long nothing may arrive. */
export const deliveryDays = 30
export const failingDays = 5

const isAddress = (text: string | undefined): boolean => {
  if (!text || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password
}

export const webhookSchema = object({
  url: string().trim().required().max(2_048).test('address', message('webhook_url'), isAddress),
  events: array(string().required().oneOf(webhookEvents))
    .required()
    .min(1, message('webhook_events'))
    .max(webhookEvents.length)
    .default([]),
  is_active: boolean().required().default(true),
})

export type WebhookInput = InferType<typeof webhookSchema>

/** Why nothing is sent any more: the endpoint said that it is gone (410), or nothing has arrived for days. */
export type WebhookEnd = '' | 'gone' | 'failing'

export interface Webhook extends WebhookInput {
  id: number
  version: number
  created_at: string
  user: { id: number; name: string } | null
  failing_since: string | null
  ended: WebhookEnd
  last_at: string | null
  last_status: number | null
  /** Deliveries that wait, counted to 1,000. */
  waiting: number
}

/** An answer that has the secret, which nothing else ever tells. */
export interface MadeWebhook extends Webhook {
  secret: string
}

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export interface Delivery {
  id: number
  /** The `webhook-id`: the same for every attempt. */
  message: string
  at: string
  event: string
  state: (typeof deliveryStates)[number]
  attempts: number
  /** The next attempt, of one that waits. */
  run_at: string
  tried_at: string | null
  status: number | null
  took_ms: number | null
  /** The beginning of what was answered. */
  answer: string
  /** Why nothing was answered: `slow`, `refused`, `inward`, `port`, … */
  reason: string
  request: string
}
