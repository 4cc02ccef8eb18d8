import type { Media } from '../../../domain/mediaSchema'

/** A file for the rehearsal of the library. */
export const mediaSample: Media = {
  id: 1,
  version: 1,
  name: 'Sample file',
  file: 'sample.pdf',
  path: 'sample.pdf',
  type: 'application/pdf',
  kind: 'document',
  size: 1,
  url: '',
  thumbnail_url: '',
  width: null,
  height: null,
  alt: '',
  tags: [],
  focus_x: 50,
  focus_y: 50,
  revision: 0,
  hash: '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
