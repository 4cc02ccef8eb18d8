import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { sameValue } from '../../../../domain/sameValue'
import { deviceClock, timeInFigures } from '../../formats/figures'
import { FormNotice } from '../FormNotice'
import { fill } from '../fill'
import { isChanged } from '../useChanged'
import type { FormDraft } from './formDraft'
import { useDeferred } from './useDeferred'

interface DraftKeeperProps {
  draft: FormDraft
  base: FieldValues
  onDiscard?: () => void
  /** For new records: offers to continue the draft or to start anew. */
  isNew?: boolean
}

/** Saves a draft while typing until the form is saved; restores an earlier draft and tells so. */
export function DraftKeeper({ draft, base, onDiscard, isNew = false }: DraftKeeperProps) {
  const { stored, keep, drop, writtenBy } = draft
  const form = useFormContext()
  const { dirtyFields, defaultValues, isReady } = useFormState()
  const values = useWatch()
  const { put, cancel } = useDeferred()
  const [state, setState] = useState<'waiting' | 'restored' | 'plain'>(stored ? 'waiting' : 'plain')

  useEffect(() => {
    // The form resets to its record first; the draft goes over it afterwards.
    if (!isReady || state !== 'waiting' || !stored) return
    fill(form, stored.values)
    setState('restored')
  }, [form, stored, isReady, state])

  useEffect(() => {
    cancel()
    if (state === 'waiting') return
    const initial = defaultValues ?? {}
    const changed = Object.keys(dirtyFields).filter((name) => !sameValue(values[name], initial[name]))
    if (changed.length === 0) return drop()
    put(() => write.current(changed))
  }, [values, defaultValues, dirtyFields, state, drop, put, cancel])

  /** Reads the fields when the deferred write runs, not when it was scheduled. */
  const write = useRef((_changed: readonly string[]) => {})
  write.current = (changed) => {
    const now = form.getValues()
    const pick = (source: FieldValues) => Object.fromEntries(changed.map((name) => [name, source[name]]))
    keep({ values: pick(now), base: { ...pick(base), version: base.version } })
  }
  useEffect(
    () =>
      writtenBy(() => {
        cancel()
        const { defaultValues: initial = {} } = form.formState
        const now = form.getValues()
        const changed = Object.keys(now).filter(
          (name) => form.getFieldState(name).isDirty && !sameValue(now[name], initial[name]),
        )
        if (changed.length === 0) drop()
        else write.current(changed)
      }),
    [writtenBy, form, drop, cancel],
  )

  if (state !== 'restored' || !stored || !isChanged(dirtyFields)) return null
  const discard = () => {
    form.reset()
    drop()
    draft.attempt.settle()
    setState('plain')
    onDiscard?.()
  }
  return (
    <DraftNotice
      savedAt={stored.savedAt}
      isNew={isNew}
      onDiscard={discard}
      onClose={() => setState('plain')}
    />
  )
}

interface DraftNoticeProps {
  isNew: boolean
  savedAt: number
  onDiscard: () => void
  onClose: () => void
}

function DraftNotice({ savedAt, isNew, onDiscard, onClose }: DraftNoticeProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const time = timeInFigures(deviceClock(savedAt).slice(11), locale)
  return (
    <FormNotice
      severity="info"
      actions={
        <>
          <Button color="inherit" size="small" onClick={onDiscard}>
            {translate(isNew ? 'components.draft.start_empty' : 'components.draft.discard')}
          </Button>
          <Button color="inherit" size="small" onClick={onClose}>
            {translate('common.close')}
          </Button>
        </>
      }
    >
      {translate('components.draft.restored', { time })}
    </FormNotice>
  )
}
