import { sql } from 'drizzle-orm'
import { postSchema } from '../../../domain/postSchema'
import { posts as sheet } from '../../../domain/sheets/posts'
import { bulkRoute } from '../../crud/bulk'
import { crud } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { choiceField, foldedField, momentField, numberField } from '../../crud/fields'
import { importRoute } from '../../crud/import'
import { belongsTo, include } from '../../crud/include'
import { posts as table } from '../../db/tables/posts'
import { users } from '../../db/tables/users'
import { choiceSchema, objectSchema, textSchema } from '../../http/schema'
import { categories } from '../categories'
import { groups } from '../groups/groups'
import { postFaults, seoParam, snippet } from '../seoFaults'
import { titleOfType } from '../types'
import { address } from './address'
import { together } from './aspect'
import { productCode } from './codes'
import { filing } from './filing'
import { grouping } from './grouping'
import { holdings } from './holdings'
import { lessons } from './lessons'
import { pricing } from './pricing'
import { related } from './related'
import { apart, schedule } from './schedule'
import { standing } from './standing'
import { style } from './style'
import { underTypes } from './underTypes'
import { values } from './values'

/** How a post stands in search results. */
const snippetSchema = objectSchema({ data: objectSchema({ title: textSchema, description: textSchema }) })

/** Rights and filing come first. */
const aspects = together([
  filing,
  standing,
  style,
  grouping,
  lessons,
  related,
  schedule,
  values,
  address,
  pricing,
  productCode,
  holdings,
  { fields: postFaults, params: seoParam, includes: { snippet: include(snippet, snippetSchema) } },
])

export const posts = entity(table, {
  ...aspects,
  schema: postSchema,
  fields: {
    type_id: { ...numberField(table.type_id), besideText: sql`(${table.type_id} + 0)`, leadsText: true },
    category_id: { ...numberField(table.category_id), besideText: sql`(${table.category_id} + 0)` },
    trademark_id: numberField(table.trademark_id),
    author_id: numberField(table.author_id),
    status: { ...choiceField(table.status), besideText: sql`(${table.status} || '')` },
    slug: underTypes(choiceField(table.slug)),
    title: foldedField(table.title, table.search_text),
    created_at: underTypes(momentField(table.created_at)),
    updated_at: momentField(table.updated_at),
    ...aspects.fields,
  },
  sorts: ['id', 'title', 'created_at', 'updated_at', 'publish_at', 'approved_at', ...aspects.sorts],
  sortKeys: { title: 'title_key' },
  body: ['content', 'seo', 'custom', 'values', 'chapters', 'agency_prices'],
  withBody: ['group_ids'],
  includes: { author: belongsTo(users, table.author_id, ['id', 'name', 'avatar']), ...aspects.includes },
  search: {
    title: 'title',
    prefixes: ['code'],
    subtitle: sql`concat_ws(' · ', nullif(${table.code}, ''), ${titleOfType(table.type_id)})`,
    image: 'image',
    params: { typeID: 'type_id' },
  },
  counted: ['type_id', 'status', 'category_id', 'trademark_id'],
  countedAlone: ['type_id', 'status'],
  // `status` for the tabs of a list, `type_id` for the counts in the menu.
  facets: ['status', 'type_id'],
  apart,
})

export const postRoutes = [
  ...crud(posts, undefined, { asks: { update: { redirect: choiceSchema(['0', '1']) } } }),
  bulkRoute(posts),
  exportRoute(posts),
  importRoute(posts, {
    sheet,
    makers: {
      category_id: { resource: () => categories, parent: 'parent_id' },
      group_ids: { resource: () => groups, having: { style: 'article' } },
      trademark_id: { resource: () => groups, having: { style: 'trademark' } },
    },
    yields: {
      field: 'status',
      needs: ['image', 'images', 'group_ids'],
      told: 'sheets.told.draft',
    },
  }),
]
