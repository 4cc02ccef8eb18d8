import { postStatuses } from '../post'
import { column, keyColumn, moments, outColumn, type Sheet } from './columns'
import { slugFromTitle } from './slugFromTitle'

/** Posts of one type, recognised by their address. */
export const posts: Sheet = {
  within: 'type_id',
  derive: { from: 'title', fill: slugFromTitle },
  columns: [
    outColumn('id', 'number'),
    column('title'),
    keyColumn('slug'),
    column('code', 'text', { styles: ['product'] }),
    column('price', 'money', { styles: ['product', 'course'] }),
    column('status', 'choice', { choices: postStatuses }),
    column('category_id', 'reference', {
      reference: { resource: 'categories', include: 'category', label: 'title' },
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
