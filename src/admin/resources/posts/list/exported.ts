import type { Post } from '../../../../domain/postSchema'
import type { Exported } from '../../../components/list/exporter'
import { statusLabel } from './StatusChip'

/** The columns of the CSV file. */
export const exported: readonly Exported<Post>[] = [
  'id',
  'title',
  'slug',
  { label: 'status', value: ({ status }, translate) => translate(statusLabel(status)) },
  { label: 'category_id', value: ({ category }) => category?.data?.title },
  { label: 'author_id', value: ({ author }) => author?.data?.name },
  'description',
  'image',
  'created_at',
  'updated_at',
]
