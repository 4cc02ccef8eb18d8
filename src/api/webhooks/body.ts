import { webhookEvents } from '../../domain/webhookSchema'
import {
  choiceSchema,
  idSchema,
  momentSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../http/schema'

/** An event of a record, as it is told. */
export interface WebhookEvent {
  /** The `webhook-id`. */
  message: string
  at: string
  event: string
  entity: string
  record_id: string
  version: number | null
}

/** Where a record is read: most by their list. */
function addressOf({ entity, record_id }: WebhookEvent): string {
  if (entity === 'webhooks') return '/webhooks'
  const path = { slips: '/warehouses/changes', settings: '/settings/all' }[entity] ?? `/${entity}`
  return `${path}?search=id:${record_id}`
}

/** Thin, so that nobody is told more than they may read: the caller asks for the record. See *Webhooks* in the contract. */
export const bodyOf = (told: WebhookEvent, publicUrl: string): string =>
  JSON.stringify({
    type: told.event,
    timestamp: new Date(told.at).toISOString(),
    data: {
      entity: told.entity,
      id: Number(told.record_id),
      version: told.version,
      url: `${publicUrl}/api/v1${addressOf(told)}`,
    },
  })

/** The same as JSON Schema. */
export const deliveredShape = objectSchema({
  type: choiceSchema([...webhookEvents, 'webhooks.test']),
  timestamp: momentSchema,
  data: objectSchema({ entity: textSchema, id: idSchema, version: orNull(wholeSchema), url: textSchema }),
})
