import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { DynamicValues } from '../../../../domain/dynamicFields'
import { renamedIn } from '../../../../domain/widget'
import type { Widget } from '../../../../domain/widgetSchema'
import type { SaveResult } from '../../../components/form/exit'
import { useFeedback } from '../../../components/form/useFeedback'
import { raKeys } from '../../../providers/cache/raKeys'
import { sameValue } from '../../../providers/data/changes'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody, isHttpError } from '../../../providers/http/httpError'

/** A form whose widget was changed meanwhile, by the keys that its fields have now. */
interface ValueConflict {
  mine: { value: DynamicValues }
  theirs: Widget
  base: Widget
}

/** The row that a refusal comes with. */
const rowIn = <R extends RaRecord>(data: object) => data as R

/** Saves what a widget says against the version it was read with; a newer one is a conflict to resolve. */
export function useValueSave(base: Widget, onSaved: (saved: Widget) => void) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const { succeeded, failed } = useFeedback('widgets')
  const [conflict, setConflict] = useState<ValueConflict | null>(null)

  const save = async (value: DynamicValues, against: Widget): Promise<SaveResult> => {
    try {
      const isSame = sameValue(value, against.value)
      const saved = isSame ? against : (await dataProvider.setWidgetValue(against, value)).data
      succeeded('updated')
      setConflict(null)
      onSaved(saved)
      return { saved: true }
    } catch (error) {
      const body = errorBody(error)
      if (isHttpError(error) && error.status === 409 && body?.data) {
        const theirs = rowIn<Widget>(body.data)
        const now = (values: DynamicValues) => renamedIn(values, theirs.settings.fields, theirs.renamed)
        setConflict({ mine: { value: now(value) }, theirs, base: { ...against, value: now(against.value) } })
        return { saved: false }
      }
      // While the conflict dialog is open, field errors have no input to appear at: notify instead.
      if (!body?.errors || against !== base) failed('update_failed', error)
      // One that is gone leaves the page.
      if (isHttpError(error) && error.status === 404)
        void client.invalidateQueries({ queryKey: raKeys.all('widgets') })
      setConflict(null)
      return { saved: false, errors: body?.errors }
    }
  }
  return { save, conflict, setConflict }
}
