import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Setting } from '../../../../domain/settings'
import type { Conflict } from '../../../components/form/ConflictDialog'
import type { SaveResult } from '../../../components/form/exit'
import { useFeedback } from '../../../components/form/useFeedback'
import type { AppDataProvider } from '../../../providers/data/types'
import { errorBody, isHttpError } from '../../../providers/http/httpError'
import { tellSettings } from '../../../providers/site'
import { changesOf, type PageRecord, withRows } from './page'

type Values = Record<string, string>

interface PageConflict extends Conflict {
  theirs: PageRecord
}

/** Saves a page of settings against the versions that it was opened with; those that are newer are a conflict to resolve. */
export function useSettingsSave(base: PageRecord, onSaved: (page: PageRecord) => void) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { succeeded, failed } = useFeedback('settings')
  const [conflict, setConflict] = useState<PageConflict | null>(null)

  const save = async (values: Values, against: PageRecord): Promise<SaveResult> => {
    const changes = changesOf(values, against)
    try {
      const { data } = changes.length ? await dataProvider.saveSettings(changes) : { data: [] as Setting[] }
      // The logo, the name and the currency change on this page already.
      tellSettings(data)
      succeeded('updated')
      setConflict(null)
      const saved = withRows(against, data)
      onSaved(data.length ? { ...saved, updated_at: data.at(-1)?.updated_at } : saved)
      return { saved: true }
    } catch (error) {
      const body = errorBody(error)
      const newer: unknown = body?.data
      if (isHttpError(error) && error.status === 409 && Array.isArray(newer)) {
        setConflict({ mine: values, theirs: withRows(against, newer), base: against })
        return { saved: false }
      }
      // While the dialog is open, messages beside fields have nowhere to appear.
      if (!body?.errors || against !== base) failed('update_failed', error)
      setConflict(null)
      return { saved: false, errors: body?.errors }
    }
  }
  return { save, conflict, setConflict }
}
