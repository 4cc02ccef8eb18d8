import { useCallback, useMemo } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { BulkError } from '../../providers/data/bulk'
import { errorBody, isHttpError } from '../../providers/http/httpError'

type Done = 'created' | 'updated' | 'deleted' | 'changed' | 'sorted'
type Failed = `${string}_failed`

interface FormFeedback {
  succeeded: (what: Done, count?: number) => void
  failed: (what: Failed, error: unknown) => void
  sentence: (what: Failed, error: unknown) => string
  words: (what: Done | Failed, count?: number) => string
  /** The reason alone; empty if unknown. */
  reason: (error: unknown) => string
}

/** Adds the full stop of the text's script if missing. */
const ended = (text: string): string =>
  /[.!?。]$/.test(text) ? text : `${text}${/[\u3000-\u9fff]$/.test(text) ? '。' : '.'}`

/** Whether a retry can help: no network, a server error, too many requests. */
export const mayPass = (error: unknown): boolean =>
  !isHttpError(error) || error.status === 0 || error.status >= 500 || error.status === 429

/**
 * Notifications of success and failure. A resource may override texts in `resources.<name>.notifications` and reasons
 * in `resources.<name>.errors.<code>`. Only temporary failures advise to try again.
 */
export function useFeedback(resource: string): FormFeedback {
  const notify = useNotify()
  const translate = useTranslate()

  const words = useCallback(
    (what: Done | Failed, count = 1): string => {
      const common = translate(`components.notifications.${what}`, { smart_count: count, _: '' })
      return translate(`resources.${resource}.notifications.${what}`, { smart_count: count, _: common })
    },
    [resource, translate],
  )
  const reasonOf = useCallback(
    (error: unknown): string => {
      const body = errorBody(error)
      if (body?.code === 'internal') return ''
      // An error without a body has no reason, except that a missing response is told.
      const given = body?.errors ? Object.values(body.errors).flat().map(ended).join(' ') : body?.message
      const own = given && translate(`resources.${resource}.errors.${body?.code}`, { _: given })
      const reason = own ?? (isHttpError(error) && error.status === 0 ? error.message : '')
      return reason && ended(translate(reason, { _: reason }))
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
        // The session has ended and the page redirects to login: no notification.
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
