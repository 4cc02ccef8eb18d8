import type {
  Delivery,
  deliveryStates,
  MadeWebhook,
  Webhook,
  WebhookInput,
} from '../../../../domain/webhookSchema'
import { postOnce, special } from './call'

export type DeliveryState = (typeof deliveryStates)[number]

interface DeliveriesAsked {
  state?: DeliveryState | undefined
  /** The last id of the page before. */
  before?: number | undefined
}

const seen = ({ version }: Webhook) => ({ 'If-Match': String(version) })

export const webhookCalls = {
  webhooks: special({ call: (http) => http<{ data: Webhook[] }>('/webhooks', { isBackground: true }) }),
  /** The answer alone has the secret. */
  addWebhook: special({
    call: (http, input: WebhookInput, key: string) =>
      postOnce<{ data: MadeWebhook }>(http, '/webhooks', input, key),
  }),
  changeWebhook: special({
    call: (http, webhook: Webhook, body: Partial<WebhookInput>) =>
      http<{ data: Webhook }>(`/webhooks/${webhook.id}`, { method: 'PATCH', body, headers: seen(webhook) }),
  }),
  removeWebhook: special({
    call: async (http, id: number) => {
      await http(`/webhooks/${id}`, { method: 'DELETE' })
      return { data: null }
    },
  }),
  /** The answer alone has the secret. */
  renewSecret: special({
    call: (http, webhook: Webhook) =>
      http<{ data: MadeWebhook }>(`/webhooks/${webhook.id}/secret`, {
        method: 'POST',
        headers: seen(webhook),
      }),
  }),
  deliveries: special({
    call: (http, id: number, asked: DeliveriesAsked) =>
      http<{ data: Delivery[] }>(`/webhooks/${id}/deliveries`, { query: { ...asked }, isBackground: true }),
  }),
  sendTest: special({
    call: (http, id: number) => http<{ data: Delivery }>(`/webhooks/${id}/test`, { method: 'POST' }),
  }),
  sendAgain: special({
    call: (http, id: number, delivery: number) =>
      http<{ data: Delivery }>(`/webhooks/${id}/deliveries/${delivery}/again`, { method: 'POST' }),
  }),
}
