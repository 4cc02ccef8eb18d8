import { useCallback, useEffect, useReducer } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues, KeepStateOptions } from 'react-hook-form'
import { errorBody, isHttpError } from '../../providers/http/httpError'
import type { FormDraft } from './draft/formDraft'
import { begun, type Conflict, type EditEvent, edited, editingStageOf, type Question } from './editing'
import type { FormShellProps } from './FormShell'
import type { SaveResult } from './saving'
import { useFeedback } from './useFeedback'

interface EditingOptions<T extends FieldValues, R extends RaRecord> {
  resource: string
  draft: FormDraft
  current: () => R
  /** Record under a restored draft, from the values that the draft was based on. */
  begin?: (draftBase: FieldValues) => R
  isNewer: (base: R) => boolean
  /** The part of a newer record to take into an edited form. */
  under?: (base: R) => R | undefined
  send: (values: T, against: R) => Promise<R>
  /** The conflict for a refused save; `newer` is the row in the response. */
  conflictOf: (newer: object, values: T, against: R) => Conflict<R> | undefined
}

export interface EditingForm<T extends FieldValues, R extends RaRecord> {
  base: R
  question: Question<R> | null
  merged: FieldValues | null
  tell: (event: EditEvent<R>) => void
  /** Saves the user's choice, or puts it into the form. */
  resolve: (values: FieldValues) => void
  dismiss: () => void
  shell: Pick<FormShellProps<T>, 'record' | 'resetOptions' | 'draft' | 'onSave' | 'onDirty' | 'onDiscard'>
}

const keepEdits: KeepStateOptions = { keepDirtyValues: true }

/** Editing of a record that others may save meanwhile: keeps the opened version and saves against it. */
export function useEditing<T extends FieldValues, R extends RaRecord>(
  options: EditingOptions<T, R>,
): EditingForm<T, R> {
  const { resource, draft, current, isNewer, under, send, conflictOf } = options
  const { succeeded, failed } = useFeedback(resource)
  const [editing, tell] = useReducer(edited<R>, draft.stored, (stored) => {
    const { begin = (draftBase) => ({ ...current(), ...draftBase }) } = options
    return begun(stored ? begin(stored.base) : current(), stored !== null)
  })
  const { base, keepsEdits, over, question } = editing
  const stage = editingStageOf(editing)

  // Right after a save the cache lags behind.
  useEffect(() => {
    if (stage === 'clean' && isNewer(base)) return tell({ type: 'seen', record: current() })
    const part = stage === 'clean' ? undefined : under?.(base)
    if (part) tell({ type: 'changed beneath', record: part })
  })

  const onDirty = useCallback((isDirty: boolean) => tell({ type: 'typed', isDirty }), [])
  const save = async (values: T, against: R): Promise<SaveResult> => {
    try {
      const record = await send(values, against)
      succeeded('updated')
      draft.drop()
      tell({ type: 'saved', record })
      return { saved: true }
    } catch (error) {
      const body = errorBody(error)
      const isOutdated = isHttpError(error) && error.status === 409
      const conflict = isOutdated && body?.data ? conflictOf(body.data, values, against) : undefined
      if (conflict) {
        tell({ type: 'asked', question: conflict })
        return { saved: false }
      }
      // While the question is open, field errors have no input to appear at: notify instead.
      if (!body?.errors || against !== base) failed('update_failed', error)
      tell({ type: 'dismissed' })
      return { saved: false, errors: body?.errors }
    }
  }

  return {
    base,
    question,
    merged: typeof over === 'object' ? over : null,
    tell,
    resolve(values) {
      if (!question) return
      const { theirs, answer } = question
      if (!answer) return void save(values as T, theirs)
      tell({ type: 'merged', record: theirs, values })
      answer(true)
    },
    dismiss() {
      question?.answer?.(false)
      tell({ type: 'dismissed' })
    },
    shell: {
      record: base,
      resetOptions: keepsEdits ? keepEdits : undefined,
      draft,
      onSave: (values) => save(values, base),
      onDirty,
      onDiscard: () => tell({ type: 'discarded' }),
    },
  }
}
