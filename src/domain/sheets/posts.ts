import { postStatuses } from '../post'
import type { Style } from '../type'
import { column, idColumn, inColumn, moments, outColumn, type Sheet } from './columns'
import { goodsLayouts } from './layouts'
import { postNames, postSays } from './names/posts'
import { slugFromTitle } from './slugFromTitle'

const sold: readonly Style[] = ['product', 'course']

/** Fills `image` from `images` or vice versa. */
function pictures(row: Record<string, unknown>): Record<string, unknown> {
  const [first] = Array.isArray(row.images) ? row.images : []
  if (first && !row.image) return { ...row, image: first }
  return row.image && !first ? { ...row, images: [row.image] } : row
}

export const posts: Sheet = {
  within: 'type_id',
  keys: ['code', 'id', 'slug'],
  names: postNames,
  layouts: goodsLayouts,
  derive: { from: 'title', to: 'slug', fill: (row) => pictures(slugFromTitle(row)) },
  columns: [
    idColumn,
    column('title'),
    column('slug'),
    column('code', 'text', { styles: ['product'], anyCase: true }),
    column('price', 'money', { styles: sold }),
    column('discount_id', 'reference', {
      styles: sold,
      reference: { resource: 'discounts', include: 'discount', label: 'title' },
    }),
    column('student_number', 'number', { styles: ['course'] }),
    // Derived from the chapters, which do not fit a row.
    outColumn('lesson_count', 'number', { styles: ['course'] }),
    outColumn('duration', 'number', { styles: ['course'] }),
    column('status', 'choice', { choices: postStatuses, says: postSays }),
    column('publish_at', 'time'),
    column('category_id', 'reference', {
      reference: {
        resource: 'categories',
        include: 'category',
        label: 'title',
        tree: 'parent_id',
        makes: true,
      },
    }),
    column('group_ids', 'reference', {
      many: true,
      reference: {
        resource: 'groups',
        include: 'groups',
        label: 'title',
        among: { style: 'article' },
        makes: true,
      },
    }),
    column('trademark_id', 'reference', {
      reference: {
        resource: 'groups',
        include: 'trademark',
        label: 'title',
        among: { style: 'trademark' },
        makes: true,
      },
    }),
    outColumn('author_id', 'reference', {
      reference: { resource: 'users', include: 'author', label: 'name' },
    }),
    column('description'),
    inColumn('content', 'html', { isPicture: true }),
    column('image', 'text', { isPicture: true }),
    column('images', 'text', { isPicture: true, many: true }),
    ...moments,
  ],
}
