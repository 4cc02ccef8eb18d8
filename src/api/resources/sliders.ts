import { sql } from 'drizzle-orm'
import { sentSliderSchema, sliderSchema } from '../../domain/sliderSchema'
import { entity } from '../crud/entity'
import { choiceField, foldedField } from '../crud/fields'
import { include } from '../crud/include'
import { sliders as table } from '../db/tables/sliders'
import { arraySchema, textSchema } from '../http/schema'
import { routesOfItems } from './keptItems'

const cover = sql`coalesce(sliders.items->0->>'image', '')`

export const sliders = entity(table, {
  schema: sliderSchema,
  fields: { key: choiceField(table.key), title: foldedField(table.title, table.search_text) },
  sorts: ['id', 'title', 'key', 'items_count', 'updated_at'],
  sortKeys: { title: 'title_key' },
  order: ['id', 'asc'],
  unlimited: true,
  body: ['items'],
  includes: {
    cover: include(sql`to_json(${cover})`, textSchema),
    lines: include(
      sql`(select coalesce(json_agg(coalesce(nullif(item->>'title', ''), item->>'image') order by place), '[]')
      from jsonb_array_elements(sliders.items) with ordinality each (item, place))`,
      arraySchema(textSchema),
    ),
  },
  search: { title: 'title', subtitle: 'key', image: cover, codes: ['key'] },
  constraints: { sliders_key_key: ['key', 'site_key_taken'] },
})

export const sliderRoutes = routesOfItems(sliders, sentSliderSchema)
