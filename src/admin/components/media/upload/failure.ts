import type { Media } from '../../../../domain/mediaSchema'
import type { Message } from '../../../../domain/message'
import { errorBody, isHttpError } from '../../../providers/http/httpError'

/** Failure before the file reached the server. */
export class UploadFault extends Error {
  constructor(
    readonly told: Message,
    readonly canRetry = false,
  ) {
    super(told.key)
  }
}

export function failureOf(error: unknown): { error: Message; canRetry: boolean } {
  if (error instanceof UploadFault) return { error: error.told, canRetry: error.canRetry }
  const status = isHttpError(error) ? error.status : 0
  if (status === 0) return { error: { key: 'resources.media.upload.offline' }, canRetry: true }
  const body = errorBody(error)
  const reason = body?.errors?.file ?? body?.message
  // An invalid file stays invalid; server errors may be temporary.
  const canRetry = status >= 500 || status === 429 || status === 409
  return { error: { key: canRetry || !reason ? 'resources.media.upload.failed' : reason }, canRetry }
}

/** The equal file in the library, if the upload was refused as a duplicate. */
export function knownIn(error: unknown): Media | undefined {
  const body = errorBody(error)
  return body?.code === 'duplicate' ? (body.data as Media | undefined) : undefined
}
