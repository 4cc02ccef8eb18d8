import { lazily } from '../../startup/lazily'

/** The editable cell, loaded with the first list that has some. */
export const LazyInlineCell = lazily(() => import('./InlineCell'), 'first')
