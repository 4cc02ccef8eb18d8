import type { Hit } from '../../../../domain/search'
import { special } from './call'

export const searchCalls = {
  /** Finds records of every kind that the user may list. */
  find: special({
    call: (http, q: string, { signal }: { signal?: AbortSignal } = {}) =>
      http<{ data: Hit[] }>('/search', { query: { q }, signal }),
  }),
}
