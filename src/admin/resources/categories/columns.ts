import type { Category } from '../../../domain/categorySchema'
import type { ExportColumn } from '../../components/list/exporter'

const label = (field: string): string => `resources.categories.fields.${field}`

/** Columns of the CSV file. */
export const categoryColumns: ExportColumn<Category>[] = [
  { label: label('id'), value: ({ id }) => id },
  { label: label('title'), value: ({ title }) => title },
  { label: label('slug'), value: ({ slug }) => slug },
  { label: label('parent_id'), value: ({ parent_id }) => parent_id },
  { label: label('sort'), value: ({ sort }) => sort },
  { label: label('description'), value: ({ description }) => description },
  { label: label('image'), value: ({ image }) => image },
  { label: label('created_at'), value: ({ created_at }) => created_at },
  { label: label('updated_at'), value: ({ updated_at }) => updated_at },
]
