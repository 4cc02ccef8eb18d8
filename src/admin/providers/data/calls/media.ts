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
  /** A file that the library has already is refused with the row that has it. */
  onlyNew?: boolean
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** A tag and how many files have it. */
export interface TagInUse {
  tag: string
  count: number
}

/** Records of every kind may use a file. */
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
  /** Brings the picture at an address of another site into the library, once. */
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
  /** Which records use these files, or all under the filters of the list. */
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
  /** Which point of a picture stays in sight where it is cropped, by what its addresses have in common. */
  mediaFocus: special({
    call: async (http) =>
      (await http<{ data: Record<string, [x: number, y: number]> }>('/media/focus', { isBackground: true }))
        .data,
  }),
  /** Puts another file in the place of this one. */
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
  /** Of equal files only this one stays. */
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
