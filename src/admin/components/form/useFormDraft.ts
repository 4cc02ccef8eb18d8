import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useRights } from '../../providers/auth/rights'
import { formPlace } from '../split/open'
import { COPY } from './copy'
import { type Draft, dropDraft, readDraft, writeDraft } from './draft'

/** The draft of the form at this address, if any, and functions to save and drop it. */
export interface FormDraft {
  found: Draft | null
  keep: (values: Record<string, unknown>, base: Record<string, unknown>) => void
  drop: () => void
}

export function useFormDraft(): FormDraft {
  const location = useLocation()
  // A copy has a draft of its own.
  const copied = new URLSearchParams(location.search).get(COPY)
  const place = copied ? `${location.pathname}?${COPY}=${copied}` : formPlace(location)
  const { profile } = useRights()
  const owner = profile?.id ?? 0
  const [found] = useState(() => readDraft(owner, place))
  const keep = useCallback(
    (values: Record<string, unknown>, base: Record<string, unknown>) =>
      writeDraft(owner, place, values, base),
    [owner, place],
  )
  const drop = useCallback(() => dropDraft(owner, place), [owner, place])
  return useMemo(() => ({ found, keep, drop }), [found, keep, drop])
}
