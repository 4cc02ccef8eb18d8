import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import type { ExportColumn } from '../../../components/list/exporter'
import { statusLabel } from './StatusChip'

const label = (field: string): string => `resources.posts.fields.${field}`

/** Columns of the CSV file. */
export function usePostColumns(): ExportColumn<Post>[] {
  const translate = useTranslate()
  return useMemo(
    () => [
      { label: label('id'), value: ({ id }) => id },
      { label: label('title'), value: ({ title }) => title },
      { label: label('slug'), value: ({ slug }) => slug },
      { label: label('status'), value: ({ status }) => translate(statusLabel(status)) },
      { label: label('category_id'), value: ({ category }) => category?.data?.title },
      { label: label('author_id'), value: ({ author }) => author?.data?.name },
      { label: label('description'), value: ({ description }) => description },
      { label: label('image'), value: ({ image }) => image },
      { label: label('created_at'), value: ({ created_at }) => created_at },
      { label: label('updated_at'), value: ({ updated_at }) => updated_at },
    ],
    [translate],
  )
}
