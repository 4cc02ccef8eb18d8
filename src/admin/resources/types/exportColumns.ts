import type { PostType } from '../../../domain/typeSchema'
import type { ExportColumn } from '../../components/list/exporter'

const field = (name: string): string => `resources.types.fields.${name}`

/** A type as a line of a spreadsheet. */
export const exportColumns: readonly ExportColumn<PostType>[] = [
  { label: field('id'), value: ({ id }) => id },
  { label: field('title'), value: ({ title }) => title },
  { label: field('slug'), value: ({ slug }) => slug },
  { label: field('style'), value: ({ style }) => style },
  { label: field('features'), value: ({ features }) => features.join(', ') },
  { label: field('fields'), value: ({ fields }) => fields.map(({ key }) => key).join(', ') },
  { label: field('is_sitemap'), value: ({ is_sitemap }) => is_sitemap },
  { label: field('sort'), value: ({ sort }) => sort },
  { label: field('description'), value: ({ description }) => description },
  { label: field('image'), value: ({ image }) => image },
  { label: field('updated_at'), value: ({ updated_at }) => updated_at },
]
