import type { BatchRestored, Restored } from '../../../../domain/history'
import type { HttpClient } from '../../http/http'
import { type SiteSetting, tellSettings } from '../../site'
import { endpoints, mixedLists } from '../endpoints'
import { special } from './call'

/** A restored event may have changed anything: what went along with it too. */
const everything = [
  'history',
  'profile',
  'inbox',
  'widget_types',
  ...Object.keys(endpoints),
  ...Object.keys(mixedLists),
]

const post = <T>(http: HttpClient, path: string) => http<{ data: T }>(`/history/${path}`, { method: 'POST' })

/** What the site says of itself may have changed with it: its name, logo and currency stand around this page. */
async function renewSite(http: HttpClient): Promise<void> {
  try {
    tellSettings((await http<{ data: SiteSetting[] }>('/settings', { query: { limit: 0 } })).data)
  } catch {
    // It is restored all the same; the page tells after it is loaded again.
  }
}

export const historyCalls = {
  /** Undoes one event: a change is written back, a deleted record stands again. */
  restore: special({
    call: async (http, id: number) => {
      const answer = await post<Restored>(http, `${id}/restore`)
      if (answer.data.entity === 'settings') await renewSite(http)
      return answer
    },
    effect: (lists) => lists.stale(...everything),
  }),
  /** Undoes all events of a batch that can be. */
  restoreBatch: special({
    call: async (http, batch: string) => {
      const answer = await post<BatchRestored>(http, `batches/${batch}/restore`)
      await renewSite(http)
      return answer
    },
    effect: (lists) => lists.stale(...everything),
  }),
}
