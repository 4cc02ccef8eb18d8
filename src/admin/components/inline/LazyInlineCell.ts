import { lazily } from '../../startup/lazily'

/** The cell that is edited in place; fetched with a list that has some. */
export const LazyInlineCell = lazily(() => import('./InlineCell'), 'first')
