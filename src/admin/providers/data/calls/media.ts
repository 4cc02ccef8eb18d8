import type { Media } from '../../../../domain/media'
import { randomKey } from '../../http/idempotency'
import { special } from './call'

export interface UploadOptions {
  name?: string
  /** Idempotency key, so that a retry does not store the file twice. */
  key?: string
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export const mediaCalls = {
  uploadMedia: special({
    call: (http, file: File, { name, key = randomKey(), onProgress, signal }: UploadOptions = {}) => {
      const body = new FormData()
      body.append('file', file)
      if (name) body.append('name', name)
      const headers = { 'Idempotency-Key': key }
      return http<{ data: Media }>('/media', { method: 'POST', body, headers, onProgress, signal })
    },
    effect: (lists, { data }) => lists.created('media', data),
  }),
}
