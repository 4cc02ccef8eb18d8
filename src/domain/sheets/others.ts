import { features, styles } from '../type'
import { moments, outColumn, type Sheet } from './columns'

export const types: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('title'),
    outColumn('slug'),
    outColumn('style', 'choice', { choices: styles }),
    outColumn('icon'),
    outColumn('features', 'choice', { many: true, choices: features, words: 'feature' }),
    outColumn('is_sitemap', 'yesno'),
    outColumn('sort', 'number'),
    outColumn('description'),
    ...moments,
  ],
}

export const languages: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('key'),
    outColumn('name'),
    outColumn('is_default', 'yesno'),
    outColumn('sort', 'number'),
  ],
}

export const media: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('name'),
    outColumn('type'),
    outColumn('size', 'number'),
    outColumn('url'),
    ...moments,
  ],
}

export const roles: Sheet = {
  columns: [
    outColumn('id', 'number'),
    outColumn('name'),
    outColumn('description'),
    outColumn('users_count', 'number'),
    outColumn('permissions', 'reference', {
      many: true,
      reference: { resource: 'permissions', include: 'permissions', label: 'name' },
    }),
    ...moments,
  ],
}
