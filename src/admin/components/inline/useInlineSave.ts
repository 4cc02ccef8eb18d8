import { useRef } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import { sameValue } from '../../../domain/sameValue'
import type { WriteMeta } from '../../providers/data/meta'
import { rowInConflict, writeOnTop } from '../../providers/data/onTop'
import { errorBody } from '../../providers/http/httpError'
import { useFeedback } from '../form/useFeedback'
import { useUndo } from '../history/useUndo'

/** Outcome of a save: saved, failed with a sentence, or the row with a different value by somebody else. */
type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'failed'; problem: string }
  | { kind: 'taken'; theirs: RaRecord }

/** The last save per record: the next one waits for its version, which the list may show only later. */
const saves = new Map<string, Promise<RaRecord>>()

interface Place {
  resource: string
  record: RaRecord
  field: string
  along?: (record: RaRecord, value: unknown) => object
}

/** The newest of several states of a record, with fields that only older states have. */
const newestOf = (...states: (RaRecord | undefined)[]): RaRecord =>
  Object.assign(
    {},
    ...states.filter((state) => state !== undefined).sort((a, b) => Number(a.version) - Number(b.version)),
  )

/**
 * Saves one field and offers undo. `base` is the record at the start of the edit: only if this field has changed since
 * then is the user asked.
 */
export function useInlineSave({ resource, record, field, along }: Place) {
  const dataProvider = useDataProvider()
  const { words, sentence } = useFeedback(resource)
  const offerUndo = useUndo()
  const shown = useRef(record)
  shown.current = record
  const key = `${resource}/${record.id}`

  const send = async (value: unknown, on: RaRecord): Promise<RaRecord> => {
    const params = { id: on.id, data: { ...on, [field]: value, ...along?.(on, value) }, previousData: on }
    const answer: { data: RaRecord; meta?: WriteMeta } = await dataProvider.update(resource, params)
    offerUndo(words('updated'), answer.meta?.batch)
    return answer.data
  }
  const write = async (value: unknown, base: RaRecord, before: Promise<RaRecord> | undefined) => {
    const last = await before?.catch(() => undefined)
    const now = newestOf(base, shown.current, last)
    const isTouched = (row: RaRecord) => !sameValue(row[field], base[field])
    if (isTouched(now)) throw new Taken(now)
    try {
      return await writeOnTop(field, now, (on) => send(value, on))
    } catch (error) {
      const theirs = rowInConflict(error)
      throw theirs && isTouched(theirs) ? new Taken(theirs) : error
    }
  }

  return async (value: unknown, base: RaRecord): Promise<SaveOutcome> => {
    const work = write(value, base, saves.get(key))
    saves.set(key, work)
    try {
      await work
      return { kind: 'saved' }
    } catch (error) {
      if (!(error instanceof Taken)) {
        const { errors = {} } = errorBody(error) ?? {}
        // Errors of other fields are told here too, as there is no other place.
        const [other] = Object.values(errors)
        const problem = errors[field] ?? other ?? sentence('update_failed', error)
        return { kind: 'failed', problem }
      }
      const { theirs } = error
      return sameValue(theirs[field], value) ? { kind: 'saved' } : { kind: 'taken', theirs }
    }
  }
}

class Taken extends Error {
  constructor(readonly theirs: RaRecord) {
    super('the field has changed since the edit began')
  }
}
