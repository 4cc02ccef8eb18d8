import type { BatchRestored, Restored } from '../../../../domain/history'
import type { HttpClient } from '../../http/http'
import { type SiteSetting, tellSettings } from '../../site'
import { endpoints } from '../endpoints'
import { mixedLists } from '../mixedLists'
import { special } from './call'

/** A restored event may affect any list, by the changes that accompany it. */
export const allLists = [
  'history',
  'profile',
  'inbox',
  'proposals',
  'widget_types',
  ...Object.keys(endpoints),
  ...Object.keys(mixedLists),
]

const post = <T>(http: HttpClient, path: string) => http<{ data: T }>(`/history/${path}`, { method: 'POST' })

/** Reloads the public settings, since name, logo and currency on this page may have been restored. */
async function renewSite(http: HttpClient): Promise<void> {
  try {
    tellSettings((await http<{ data: SiteSetting[] }>('/settings', { query: { limit: 0 } })).data)
  } catch {
    // The restoration itself succeeded; a reload of the page shows the settings.
  }
}

export const historyCalls = {
  /** Undoes one event: restores former values, or a deleted record. */
  restore: special({
    call: async (http, id: number) => {
      const answer = await post<Restored>(http, `${id}/restore`)
      if (answer.data.entity === 'settings') await renewSite(http)
      return answer
    },
    effect: (lists) => lists.stale(...allLists),
  }),
  restoreBatch: special({
    call: async (http, batch: string) => {
      const answer = await post<BatchRestored>(http, `batches/${batch}/restore`)
      await renewSite(http)
      return answer
    },
    effect: (lists) => lists.stale(...allLists),
  }),
}
