import type { MediaUses } from '../../../../domain/media'
import type { Media } from '../../../../domain/mediaSchema'
import { randomKey } from '../../http/idempotency'
import { searchOf } from '../../http/query'
import { endpointOf, endpoints } from '../endpoints'
import type { Meant } from './bulk'
import { special } from './call'

export interface UploadOptions {
  name?: string
  /** Idempotency key, so that a retry does not store the file twice. */
  key?: string
  /** Refuses a file that the library already has, with its row in the error. */
  onlyNew?: boolean
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export interface TagInUse {
  tag: string
  count: number
}

/** Any record may use a file. */
const everything = Object.keys(endpoints)

const formOf = (file: File, name?: string): FormData => {
  const body = new FormData()
  body.append('file', file)
  if (name) body.append('name', name)
  return body
}

export const mediaCalls = {
  uploadMedia: special({
    call: (http, file: File, options: UploadOptions = {}) => {
      const { name, key = randomKey(), onlyNew, onProgress, signal } = options
      return http<{ data: Media }>('/media', {
        method: 'POST',
        query: { duplicate: onlyNew ? 'refuse' : undefined },
        body: formOf(file, name),
        headers: { 'Idempotency-Key': key },
        onProgress,
        signal,
      })
    },
    effect: (lists, { data }) => lists.created('media', data),
  }),
  /** Stores the picture at an external address in the library, once. */
  fetchMedia: special({
    call: (http, url: string, signal?: AbortSignal) =>
      http<{ data: Media }>('/media/fetch', {
        method: 'POST',
        body: { url },
        headers: { 'Idempotency-Key': randomKey() },
        signal,
      }),
    effect: (lists) => lists.stale('media'),
  }),
  mediaUses: special({
    call: (http, { ids, all }: Meant, signal?: AbortSignal) =>
      http<MediaUses>('/media/uses', {
        query: { limit: 100, ...searchOf(all ?? { id: ids.slice(0, 1000) }, endpointOf('media')) },
        signal,
      }),
  }),
  mediaTags: special({
    call: async (http, signal?: AbortSignal) =>
      (await http<{ data: TagInUse[] }>('/media/tags', { signal })).data,
  }),
  /** Focus points for cropping, by the common part of a picture's addresses. */
  mediaFocus: special({
    call: async (http) =>
      (await http<{ data: Record<string, [x: number, y: number]> }>('/media/focus', { isBackground: true }))
        .data,
  }),
  replaceMedia: special({
    call: (http, media: Media, file: File) =>
      http<{ data: Media }>(`/media/${media.id}/file`, {
        method: 'POST',
        body: formOf(file),
        headers: { 'If-Match': `"${media.version}"`, 'Idempotency-Key': randomKey() },
      }),
    effect: (lists, { data }, media: Media) =>
      lists.stale(...(data.url === media.url ? ['media'] : everything)),
  }),
  /** Merges equal files into this one. */
  mergeMedia: special({
    call: async (http, { id }: Pick<Media, 'id'>) => {
      let batch: string | undefined
      const { data } = await http<{ data: Media }>(`/media/${id}/merge`, {
        method: 'POST',
        onHeaders: (headers) => {
          batch = headers.get('Batch-Id') ?? undefined
        },
      })
      return { data, batch }
    },
    effect: (lists) => lists.stale(...everything),
  }),
}
