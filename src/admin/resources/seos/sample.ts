import type { SeoEntry } from '../../../domain/seoSchema'

/** An SEO entry for the rehearsal of a list or form. */
export const seoSample: SeoEntry = {
  id: 1,
  version: 1,
  url: '/sample',
  type: 'website',
  title: 'Sample',
  image: '',
  description: 'Sample',
  keyword: '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
