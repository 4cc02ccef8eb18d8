import type { Hit } from '../../../../domain/search'
import { special } from './call'

export const searchCalls = {
  /** Records of every kind that this person may list. */
  find: special({
    call: (http, q: string, { signal }: { signal?: AbortSignal } = {}) =>
      http<{ data: Hit[] }>('/search', { query: { q }, signal }),
  }),
}
