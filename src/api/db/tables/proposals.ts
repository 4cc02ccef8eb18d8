import { index, integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ResourceName } from '../../../domain/guards'
import type { ProposalStatus, ProposedAction, ProposedEntry } from '../../../domain/proposals'
import { line } from './columns'
import { keys } from './keys'
import { users } from './users'

const moment = () => timestamp({ withTimezone: true, mode: 'string' })

export const proposals = pgTable(
  'proposals',
  {
    id: serial().primaryKey(),
    created_at: moment().notNull().defaultNow(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key_id: integer().references(() => keys.id, { onDelete: 'set null' }),
    key_name: text().notNull(),
    entity: text().$type<ResourceName>().notNull(),
    action: text().$type<ProposedAction>().notNull(),
    method: text().notNull(),
    route: text().notNull(),
    path: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    versions: jsonb().$type<Record<string, number>>().notNull(),
    entries: jsonb().$type<ProposedEntry[]>().notNull(),
    title: line(),
    reason: line(),
    size: integer().notNull(),
    status: text().$type<ProposalStatus>().notNull().default('waiting'),
    decided_at: moment(),
    batch: uuid(),
  },
  (table) => [index('proposals_user').on(table.user_id, table.status, table.id)],
)
