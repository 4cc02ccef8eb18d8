import { useState } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { AnyObject } from 'yup'
import type { WriteMeta } from '../../providers/data/meta'
import { errorBody, isHttpError } from '../../providers/http/httpError'
import type { Conflict } from './ConflictDialog'
import type { SaveResult } from './exit'
import { useFeedback } from './useFeedback'

interface EditSaveOptions<R extends RaRecord> {
  resource: string
  /** The record that the form was opened with. */
  base: RaRecord
  toForm: (record: R) => RaRecord
  /** What goes along with a save besides the values. */
  meta: { readonly current: WriteMeta | undefined }
  onSaved: (record: R) => void
}

/** Saves the changes against a version of the row; if the row is newer, returns a conflict to resolve. */
export function useEditSave<T extends AnyObject, R extends RaRecord>(options: EditSaveOptions<R>) {
  const { resource, base, toForm, meta, onSaved } = options
  const dataProvider = useDataProvider()
  const { succeeded, failed } = useFeedback(resource)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const save = async (values: T, against: RaRecord): Promise<SaveResult> => {
    try {
      const params = { id: base.id, data: values, previousData: against, meta: meta.current }
      const { data } = await dataProvider.update<R>(resource, params)
      succeeded('updated')
      onSaved(data)
      return { saved: true }
    } catch (error) {
      const body = errorBody(error)
      if (isHttpError(error) && error.status === 409 && body?.data) {
        const theirs = toForm(body.data as R)
        setConflict({ mine: values, theirs, base: against })
        return { saved: false }
      }
      // While the conflict dialog is open, field errors have no input to appear at: notify instead.
      if (!body?.errors || against !== base) failed('update_failed', error)
      setConflict(null)
      return { saved: false, errors: body?.errors }
    }
  }

  return { save, conflict, setConflict }
}
