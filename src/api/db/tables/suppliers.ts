import { pgTable } from 'drizzle-orm/pg-core'
import { placeColumns } from './places'

export const suppliers = pgTable('suppliers', placeColumns())
