import type { Media } from '../../../domain/media'
import type { ExportColumn } from '../../components/list/exporter'

/** The library as a CSV file. */
export const mediaColumns: ExportColumn<Media>[] = [
  { label: 'resources.media.fields.id', value: ({ id }) => id },
  { label: 'resources.media.fields.name', value: ({ name }) => name },
  { label: 'resources.media.fields.kind', value: ({ kind }) => kind },
  { label: 'resources.media.fields.type', value: ({ type }) => type },
  { label: 'resources.media.fields.size', value: ({ size }) => size },
  { label: 'resources.media.fields.url', value: ({ url }) => new URL(url, location.origin).href },
  { label: 'resources.media.fields.created_at', value: ({ created_at }) => created_at },
]
