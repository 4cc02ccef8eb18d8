import { column, keyColumn, moments, outColumn, type Sheet } from './columns'
import { slugFromTitle } from './slugFromTitle'

/** Categories of one post type, recognised by their address. */
export const categories: Sheet = {
  within: 'type_id',
  derive: { from: 'title', fill: slugFromTitle },
  columns: [
    outColumn('id', 'number'),
    column('title'),
    keyColumn('slug'),
    column('parent_id', 'reference', {
      reference: { resource: 'categories', include: 'parent', label: 'title' },
    }),
    column('group_id', 'reference', {
      reference: { resource: 'groups', include: 'group', label: 'title', among: { style: 'field' } },
    }),
    column('description'),
    column('image'),
    column('layout'),
    column('number_displayed', 'number'),
    column('show_by_category', 'yesno'),
    column('sort', 'number'),
    ...moments,
  ],
}
