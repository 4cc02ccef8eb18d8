import type { RaRecord } from 'react-admin'
import type { CachedPage } from '../../../../domain/listEffects'
import type { HttpClient } from '../../http/http'

/** Operations of a call on the cached lists; implemented in `cache/listEffects`. */
export interface ListTools {
  created(resource: string, row: RaRecord): void
  /** Changes each cached list of a resource at once and refetches it. */
  changed(resource: string, change: (page: CachedPage<RaRecord>) => CachedPage<RaRecord>): void
  stale(...resources: string[]): void
}

/** A call other than create, read, update or delete, and its effect on the cached lists. */
export interface SpecialCall<A extends unknown[], R> {
  call: (http: HttpClient, ...args: A) => Promise<R>
  effect?: (lists: ListTools, result: R, ...args: A) => void
}

/** Declares a special call; the types of its effect follow from its call. */
export const special = <A extends unknown[], R>(declared: SpecialCall<A, R>): SpecialCall<A, R> => declared

/** A retry under the same key moves no more money or goods. */
export const postOnce = <R>(http: HttpClient, path: string, body: unknown, key: string): Promise<R> =>
  http<R>(path, { method: 'POST', body, headers: { 'Idempotency-Key': key } })
