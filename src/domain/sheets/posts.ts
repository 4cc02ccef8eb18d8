import { postStatuses } from '../post'
import type { Style } from '../type'
import { column, keyColumn, moments, outColumn, type Sheet } from './columns'
import { slugFromTitle } from './slugFromTitle'

const sold: readonly Style[] = ['product', 'course']

/** Posts of one type, recognised by their address. */
export const posts: Sheet = {
  within: 'type_id',
  derive: { from: 'title', fill: slugFromTitle },
  columns: [
    outColumn('id', 'number'),
    column('title'),
    keyColumn('slug'),
    column('code', 'text', { styles: ['product'] }),
    column('price', 'money', { styles: sold }),
    column('discount_id', 'reference', {
      styles: sold,
      reference: { resource: 'discounts', include: 'discount', label: 'title' },
    }),
    column('student_number', 'number', { styles: ['course'] }),
    // They follow from the chapters, which do not fit a row.
    outColumn('lesson_count', 'number', { styles: ['course'] }),
    outColumn('duration', 'number', { styles: ['course'] }),
    column('status', 'choice', { choices: postStatuses }),
    column('publish_at', 'time'),
    column('category_id', 'reference', {
      reference: { resource: 'categories', include: 'category', label: 'title' },
    }),
    column('group_ids', 'reference', {
      many: true,
      reference: { resource: 'groups', include: 'groups', label: 'title', among: { style: 'article' } },
    }),
    column('trademark_id', 'reference', {
      reference: { resource: 'groups', include: 'trademark', label: 'title', among: { style: 'trademark' } },
    }),
    outColumn('author_id', 'reference', {
      reference: { resource: 'users', include: 'author', label: 'name' },
    }),
    column('description'),
    column('image'),
    column('images', 'text', { many: true }),
    ...moments,
  ],
}
