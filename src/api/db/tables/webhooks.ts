import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WebhookEnd } from '../../../domain/webhookSchema'
import { stamped } from './columns'
import { xid8 } from './siteChanges'
import { users } from './users'

const instant = () => timestamp({ withTimezone: true, mode: 'string' })

export const webhooks = pgTable('webhooks', {
  ...stamped(),
  user_id: integer().references(() => users.id, { onDelete: 'set null' }),
  /** Of the mail that says that it was switched off. */
  locale: text().notNull().default('vi'),
  url: text().notNull(),
  events: text().array().notNull(),
  is_active: boolean().notNull().default(true),
  failing_since: instant(),
  ended: text().$type<WebhookEnd>().notNull().default(''),
  last_at: instant(),
  last_status: integer(),
})

const ofWebhook = () =>
  integer()
    .notNull()
    .references(() => webhooks.id, { onDelete: 'cascade' })

export const webhookSecrets = pgTable('webhook_secrets', {
  id: serial().primaryKey(),
  webhook_id: ofWebhook(),
  secret: text().notNull(),
  /** Of a former one, until when it signs too. */
  until: instant(),
})

/** Shared out to the endpoints within a second. */
export const webhookEventRows = pgTable('webhook_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  xid: xid8().notNull().default(sql`pg_current_xact_id()`),
  at: instant().notNull().default(sql`clock_timestamp()`),
  due_at: instant().notNull().default(sql`clock_timestamp()`),
  event: text().notNull(),
  entity: text().notNull(),
  record_id: bigint({ mode: 'number' }).notNull(),
  version: integer(),
})

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  webhook_id: ofWebhook(),
  message: uuid().notNull().defaultRandom(),
  at: instant().notNull(),
  event: text().notNull(),
  entity: text().notNull(),
  record_id: bigint({ mode: 'number' }).notNull(),
  version: integer(),
  state: text().notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  run_at: instant().notNull().default(sql`clock_timestamp()`),
  tried_at: instant(),
  status: integer(),
  took_ms: integer(),
  answer: text().notNull().default(''),
  reason: text().notNull().default(''),
})
