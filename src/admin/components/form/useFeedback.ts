import { useCallback, useMemo } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { BulkError } from '../../providers/data/bulk'
import { errorBody, isHttpError } from '../../providers/http/httpError'

type Done = 'created' | 'updated' | 'deleted' | 'changed' | 'sorted'
/** A resource may have failures of its own, such as `roles_failed`. */
type Failed = `${string}_failed`

export interface Feedback {
  succeeded: (what: Done, count?: number) => void
  failed: (what: Failed, error: unknown) => void
  /** The sentence of a failure, for where it is shown in place. */
  sentence: (what: Failed, error: unknown) => string
  /** The words for what was done or not, without a reason. */
  words: (what: Done | Failed, count?: number) => string
  /** Only why, if anything is known. */
  reason: (error: unknown) => string
}

/** Whether trying again later can help: no network, a server in trouble, too many tries. */
export const mayPass = (error: unknown): boolean =>
  !isHttpError(error) || error.status === 0 || error.status >= 500 || error.status === 429

/**
 * Success and failure notifications. A resource may have its own words under
 * `resources.<name>.notifications`, and for why the API refused under `resources.<name>.errors.<code>`.
 * What may pass by itself ends with please-try-again-later; a refusal would be the same later.
 */
export function useFeedback(resource: string): Feedback {
  const notify = useNotify()
  const translate = useTranslate()

  const words = useCallback(
    (what: Done | Failed, count = 1): string => {
      const common = translate(`components.notifications.${what}`, { smart_count: count })
      return translate(`resources.${resource}.notifications.${what}`, { smart_count: count, _: common })
    },
    [resource, translate],
  )
  const reasonOf = useCallback(
    (error: unknown): string => {
      const body = errorBody(error)
      // That the server has failed says nothing that the sentence does not.
      if (body?.code === 'internal') return ''
      // An error without a body has nothing to add, but that there was no answer at all is worth a word.
      const given = body?.errors ? Object.values(body.errors).join('. ') : body?.message
      const own = given && translate(`resources.${resource}.errors.${body?.code}`, { _: given })
      const reason = own ?? (isHttpError(error) && error.status === 0 ? error.message : '')
      return reason && translate(reason, { _: reason }).replace(/([^.!?。])$/, '$1.')
    },
    [resource, translate],
  )
  const sentence = useCallback(
    (what: Failed, error: unknown): string => {
      const later = mayPass(error) ? translate('components.later') : ''
      const parts = { what: words(what), reason: reasonOf(error), later }
      return translate('components.failure', parts).replace(/ {2,}/g, ' ').trim()
    },
    [translate, words, reasonOf],
  )
  return useMemo(
    () => ({
      succeeded: (what, count) => notify(words(what, count), { type: 'success' }),
      failed: (what, error) => {
        const cause = error instanceof BulkError ? error.failed[0]?.error : error
        // The session is over and the page is being left: there is nothing to say here.
        if (isHttpError(cause) && cause.status === 401) return
        notify(sentence(what, cause), { type: 'error', autoHideDuration: 8000 })
      },
      sentence,
      words,
      reason: reasonOf,
    }),
    [notify, reasonOf, sentence, words],
  )
}
