import { pgTable } from 'drizzle-orm/pg-core'
import { placeColumns } from './places'

export const warehouses = pgTable('warehouses', placeColumns())
