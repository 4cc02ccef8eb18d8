import { pgTable } from 'drizzle-orm/pg-core'
import { placeColumns } from './places'

/** Whom products are bought from. */
export const suppliers = pgTable('suppliers', placeColumns())
