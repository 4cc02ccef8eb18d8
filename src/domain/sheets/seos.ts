import { seoTypes } from '../seo'
import { column, idColumn, moments, type Sheet } from './columns'
import { seoNames } from './names/others'

export const seos: Sheet = {
  keys: ['id', 'url'],
  names: seoNames,
  columns: [
    idColumn,
    column('url'),
    column('type', 'choice', { choices: seoTypes }),
    column('title'),
    column('description'),
    column('image', 'text', { isPicture: true }),
    column('keyword'),
    ...moments,
  ],
}
