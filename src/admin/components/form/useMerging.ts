import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { recordQuery } from '../../providers/cache/raKeys'
import { formMeta } from '../../providers/data/endpoints'
import type { EditEvent } from './editing'

/**
 * Merges changed fields of a form or draft with the current row, or with none just shows the row.
 * @param base their former values; a missing one makes the field a choice as a whole
 * @returns false if the user left the question open
 */
export type MergeInto = (mine: FieldValues, base: FieldValues) => Promise<boolean>

interface MergingOptions<R extends RaRecord> {
  resource: string
  id: RaRecord['id']
  fields: readonly string[]
  toForm: (record: R) => RaRecord
  tell: (event: EditEvent) => void
}

export function useMerging<R extends RaRecord>(options: MergingOptions<R>): MergeInto {
  const { resource, id, fields, toForm, tell } = options
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  return async (mine, given) => {
    const { mergeForms } = await import('./conflict')
    const query = recordQuery(dataProvider, resource, { id, meta: formMeta(resource) })
    const theirs = toForm((await client.fetchQuery({ ...query, staleTime: 0 })) as R)
    const base = { ...given, id }
    // Unchanged fields take part with their base values, so that their changes in the row count as theirs.
    const others = Object.keys(given).filter((name) => fields.includes(name) && !(name in mine))
    const own = { ...Object.fromEntries(others.map((name) => [name, given[name]])), ...mine }
    const { contests, make } = mergeForms(own, theirs, base)
    if (contests.length > 0)
      return new Promise((answer) => tell({ type: 'asked', question: { mine: own, theirs, base, answer } }))
    const values = Object.keys(mine).length > 0 ? make({}) : null
    tell({ type: 'merged', record: theirs, values })
    return true
  }
}
