import { column, idColumn, moments, type Sheet } from './columns'
import { categoryNames } from './names/others'
import { slugFromTitle } from './slugFromTitle'

export const categories: Sheet = {
  within: 'type_id',
  keys: ['id', 'slug'],
  names: categoryNames,
  derive: { from: 'title', to: 'slug', fill: slugFromTitle },
  columns: [
    idColumn,
    column('title'),
    column('slug'),
    column('parent_id', 'reference', {
      reference: {
        resource: 'categories',
        include: 'parent',
        label: 'title',
        tree: 'parent_id',
        makes: true,
      },
    }),
    column('group_id', 'reference', {
      reference: { resource: 'groups', include: 'group', label: 'title', among: { style: 'field' } },
    }),
    column('description'),
    column('image', 'text', { isPicture: true }),
    column('layout'),
    column('number_displayed', 'number'),
    column('show_by_category', 'yesno'),
    column('sort', 'number'),
    ...moments,
  ],
}
