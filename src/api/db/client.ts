import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** PostgreSQL, embedded or a server; only the code of this folder knows which. */
export type Database = PgDatabase<PgQueryResultHKT>
