import type { BatchRestored, Restored } from '../../../../domain/history'
import type { HttpClient } from '../../http/http'
import { endpoints, views } from '../endpoints'
import { special } from './call'

/** A restored event may have changed anything: what went along with it too. */
const everything = [
  'history',
  'profile',
  'inbox',
  'widget_types',
  ...Object.keys(endpoints),
  ...Object.keys(views),
]

const post = <T>(http: HttpClient, path: string) => http<{ data: T }>(`/history/${path}`, { method: 'POST' })

export const historyCalls = {
  /** Undoes one event: a change is written back, a deleted record stands again. */
  restore: special({
    call: (http, id: number) => post<Restored>(http, `${id}/restore`),
    effect: (lists) => lists.stale(...everything),
  }),
  /** Undoes all events of a batch that can be. */
  restoreBatch: special({
    call: (http, batch: string) => post<BatchRestored>(http, `batches/${batch}/restore`),
    effect: (lists) => lists.stale(...everything),
  }),
}
