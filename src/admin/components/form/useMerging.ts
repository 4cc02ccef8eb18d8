import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { recordQuery } from '../../providers/cache/raKeys'
import { formMeta } from '../../providers/data/endpoints'
import type { Conflict } from './ConflictDialog'

/**
 * Brings what a form, or a draft of it, has changed together with the row as it is now.
 * @param mine the changed fields; none simply shows the row
 * @param base what the record had there before; a field that is missing is a choice as a whole
 * @returns whether it was done; not when the person has left the question open
 */
export type MergeInto = (mine: FieldValues, base: FieldValues) => Promise<boolean>

interface MergingOptions<R extends RaRecord> {
  resource: string
  id: RaRecord['id']
  /** The fields of the form. */
  fields: readonly string[]
  toForm: (record: R) => RaRecord
  /** Called with the current row and what the form is to hold over it; null for nothing. */
  onMerged: (row: RaRecord, values: FieldValues | null) => void
}

interface Question extends Conflict {
  answer: (isDone: boolean) => void
}

/** Merges an open form with a newer row. Where both have changed the same, the person chooses first. */
export function useMerging<R extends RaRecord>(options: MergingOptions<R>) {
  const { resource, id, fields, toForm, onMerged } = options
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  const [question, setQuestion] = useState<Question | null>(null)

  const merge: MergeInto = async (mine, base) => {
    const { mergeForms } = await import('./conflict')
    const query = recordQuery(dataProvider, resource, { id, meta: formMeta(resource) })
    const theirs = toForm((await client.fetchQuery({ ...query, staleTime: 0 })) as R)
    const before = { ...base, id }
    // The others are as they were: what the row has there now is told as taken from it.
    const others = Object.keys(base).filter((name) => fields.includes(name) && !(name in mine))
    const own = { ...Object.fromEntries(others.map((name) => [name, base[name]])), ...mine }
    const { contests, make } = mergeForms(own, theirs, before)
    if (contests.length > 0)
      return new Promise((answer) => setQuestion({ mine: own, theirs, base: before, answer }))
    onMerged(theirs, Object.keys(mine).length > 0 ? make({}) : null)
    return true
  }
  const resolve = (values: FieldValues) => {
    if (!question) return
    onMerged(question.theirs, values)
    question.answer(true)
    setQuestion(null)
  }
  const cancel = () => {
    question?.answer(false)
    setQuestion(null)
  }
  return { merge, question, resolve, cancel }
}
