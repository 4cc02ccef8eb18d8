import { seoEntrySchema } from '../../domain/seoSchema'
import { seos as sheet } from '../../domain/sheets/seos'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choiceField, foldedField } from '../crud/fields'
import { importRoute } from '../crud/import'
import { seos as table } from '../db/tables/seos'
import { entryFaults, seoParam } from './seoFaults'

export const seos = entity(table, {
  schema: seoEntrySchema,
  fields: {
    type: choiceField(table.type),
    url: choiceField(table.url),
    text: foldedField(table.title, table.search_text),
    ...entryFaults,
  },
  params: seoParam,
  sorts: ['id', 'url', 'title'],
  sortKeys: { title: 'title_key' },
  search: { title: 'title', subtitle: 'url', image: 'image', codes: ['url'] },
  counted: ['type'],
  facets: ['type'],
  constraints: { seos_url_key: ['url', 'url_taken'] },
})

export const seoRoutes = [...crud(seos), bulkRoute(seos), exportRoute(seos), importRoute(seos, { sheet })]
