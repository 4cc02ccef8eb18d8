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
}

/**
 * Success and failure notifications (spec §8). A resource may have its own words under
 * `resources.<name>.notifications`, and for why the API refused under `resources.<name>.errors.<code>`;
 * failures end with a please-try-again-later phrase.
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
      // An error without a body has nothing to add (spec §8), but that there was no answer at all is worth a word.
      const given = body?.errors ? Object.values(body.errors).join('. ') : body?.message
      const own = given && translate(`resources.${resource}.errors.${body?.code}`, { _: given })
      const reason = own ?? (isHttpError(error) && error.status === 0 ? error.message : '')
      return reason && translate(reason, { _: reason }).replace(/([^.!?。])$/, '$1.')
    },
    [resource, translate],
  )
  const sentence = useCallback(
    (what: Failed, error: unknown): string => {
      const parts = { what: words(what), reason: reasonOf(error) }
      return translate('components.failure', parts).replace(/ {2,}/g, ' ')
    },
    [translate, words, reasonOf],
  )
  return useMemo(
    () => ({
      succeeded: (what, count) => notify(words(what, count), { type: 'success' }),
      failed: (what, error) => {
        if (error instanceof BulkError && error.done.length > 0) {
          const { done, failed } = error
          const reason = reasonOf(failed[0]?.error)
          const told = { done: done.length, failed: failed.length, reason }
          const text = translate('components.bulk.partial', told).replace(/ {2,}/g, ' ')
          return notify(text, { type: 'warning', autoHideDuration: 8000 })
        }
        const cause = error instanceof BulkError ? error.failed[0]?.error : error
        // The session is over and the page is being left: there is nothing to say here.
        if (isHttpError(cause) && cause.status === 401) return
        notify(sentence(what, cause), { type: 'error', autoHideDuration: 8000 })
      },
      sentence,
    }),
    [notify, reasonOf, sentence, translate, words],
  )
}
