import { seoTypes } from '../seo'
import { column, keyColumn, moments, outColumn, type Sheet } from './columns'

/** SEO entries, recognised by their address. */
export const seos: Sheet = {
  columns: [
    outColumn('id', 'number'),
    keyColumn('url'),
    column('type', 'choice', { choices: seoTypes }),
    column('title'),
    column('description'),
    column('image'),
    column('keyword'),
    ...moments,
  ],
}
