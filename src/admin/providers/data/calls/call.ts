import type { RaRecord } from 'react-admin'
import type { ListPage } from '../../../../domain/listEffects'
import type { HttpClient } from '../../http/http'

/** What a call can do to the lists on screen; `cache/listEffects` does it. */
export interface ListTools {
  /** A record is new: lists that it belongs to show it. */
  created(resource: string, row: RaRecord): void
  /** Changes each cached list of a resource at once; the server is asked for them too. */
  changed(resource: string, change: (page: ListPage<RaRecord>) => ListPage<RaRecord>): void
  /** What is cached of these resources may be wrong: it is fetched again. */
  stale(...resources: string[]): void
}

/** A call that is not create, read, update or delete, and what the lists on screen show of it. */
export interface SpecialCall<A extends unknown[], R> {
  call: (http: HttpClient, ...args: A) => Promise<R>
  /** Runs after the call has succeeded. */
  effect?: (lists: ListTools, result: R, ...args: A) => void
}

/** Declares a special call: its effect is typed by its call. */
export const special = <A extends unknown[], R>(declared: SpecialCall<A, R>): SpecialCall<A, R> => declared
