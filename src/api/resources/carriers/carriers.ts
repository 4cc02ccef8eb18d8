import { carrierSchema } from '../../../domain/carrierSchema'
import { bulkRoute } from '../../crud/bulk'
import { crud } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { carriers as table } from '../../db/tables/carriers'

export const carriers = entity(table, {
  schema: carrierSchema,
  fields: {},
  unlimited: true,
  sorts: ['id', 'name'],
  search: { not: 'are settings of the shop' },
  order: ['id', 'asc'],
})

export const carrierRoutes = [...crud(carriers), bulkRoute(carriers), exportRoute(carriers)]
