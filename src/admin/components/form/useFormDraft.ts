import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRights } from '../../providers/auth/rights'
import { type Draft, dropDraft, readDraft, writeDraft } from './draft'

/** The draft of the form at this address, if any, and functions to save and drop it. */
export interface FormDraft {
  found: Draft | null
  keep: (values: Record<string, unknown>, base: Record<string, unknown>) => void
  drop: () => void
}

export function useFormDraft(): FormDraft {
  const { pathname } = useLocation()
  const { profile } = useRights()
  const owner = profile?.id ?? 0
  const [found] = useState(() => readDraft(owner, pathname))
  const keep = useCallback(
    (values: Record<string, unknown>, base: Record<string, unknown>) =>
      writeDraft(owner, pathname, values, base),
    [owner, pathname],
  )
  const drop = useCallback(() => dropDraft(owner, pathname), [owner, pathname])
  return useMemo(() => ({ found, keep, drop }), [found, keep, drop])
}
