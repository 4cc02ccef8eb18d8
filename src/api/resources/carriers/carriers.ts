import { carrierSchema, carrierValues } from '../../../domain/carrierSchema'
import { bulkRoute } from '../../crud/bulk'
import { crud } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { carriers as table } from '../../db/tables/carriers'
import { arraySchema, choiceSchema, objectSchema, textSchema } from '../../http/schema'

/** Columns that came with the product have no `text`. */
const columnsSchema = arraySchema(
  objectSchema({ title: textSchema, value: choiceSchema(carrierValues) }, { text: textSchema }),
)

export const carriers = entity(table, {
  schema: carrierSchema,
  fields: {},
  unlimited: true,
  sorts: ['id', 'name'],
  search: { not: 'are settings of the shop' },
  order: ['id', 'asc'],
  shapes: { columns: columnsSchema },
})

export const carrierRoutes = [...crud(carriers), bulkRoute(carriers), exportRoute(carriers)]
