import type { Slider } from '../../../domain/sliderSchema'

/** A slider for the rehearsal of a list or form. */
export const sliderSample: Slider = {
  id: 1,
  version: 1,
  key: 'sample',
  title: 'Sample',
  items: [],
  items_count: 0,
  cover: '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
