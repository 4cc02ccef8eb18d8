import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PostgreSQL with two drivers: embedded and server. Code above this layer does not know which. */
export type Database = PgDatabase<PgQueryResultHKT>
