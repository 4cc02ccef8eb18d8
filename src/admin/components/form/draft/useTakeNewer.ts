import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { isChanged } from '../useChanged'
import type { MergeInto } from '../useMerging'

/** Merges what is typed in the form with a newer record. */
export function useTakeNewer(onMerge: MergeInto | undefined) {
  const { getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    isDirty: isChanged(dirtyFields),
    changed(): FieldValues {
      const values = getValues()
      return Object.fromEntries(Object.keys(dirtyFields).map((name) => [name, values[name]]))
    },
    /** @returns whether the form has the newer record now */
    async merge(mine: FieldValues, base: FieldValues): Promise<boolean> {
      setBusy(true)
      try {
        return (await onMerge?.(mine, base)) ?? false
      } catch {
        notify('autosave.failed', { type: 'warning' })
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
