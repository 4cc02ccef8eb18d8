import { Alert, Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { sameValue } from '../../providers/data/changes'
import { dateFormat } from '../formats'
import type { FormExit } from './UnsavedGuard'
import { isChanged } from './useChanged'
import { useDeferred } from './useDeferred'
import type { FormDraft } from './useFormDraft'

interface DraftKeeperProps {
  draft: FormDraft
  /** The record that the form was opened with. */
  base: FieldValues
  exit: FormExit
  onDiscard?: () => void
}

/** Saves a draft while typing until the form is saved, restores an earlier draft, and says so. */
export function DraftKeeper({ draft, base, exit, onDiscard }: DraftKeeperProps) {
  const { found, keep, drop } = draft
  const form = useFormContext()
  const { dirtyFields, defaultValues, isReady } = useFormState()
  const values = useWatch()
  const { put, cancel } = useDeferred()
  const [state, setState] = useState<'waiting' | 'restored' | 'plain'>(found ? 'waiting' : 'plain')

  useEffect(() => {
    // The form resets to its record first; the draft is applied after that.
    if (!isReady || state !== 'waiting' || !found) return
    form.reset({ ...form.getValues(), ...found.values }, { keepDefaultValues: true })
    setState('restored')
  }, [form, found, isReady, state])

  useEffect(() => {
    // After a save no draft is kept, although the form still changes until it unmounts.
    cancel()
    if (state === 'waiting' || exit.allowed) return
    const initial = defaultValues ?? {}
    const changed = Object.keys(dirtyFields).filter((name) => !sameValue(values[name], initial[name]))
    if (changed.length === 0) return drop()
    const pick = (source: FieldValues) => Object.fromEntries(changed.map((name) => [name, source[name]]))
    put(() => {
      if (!exit.allowed) keep(pick(values), { ...pick(base), version: base.version })
    })
  }, [values, defaultValues, dirtyFields, state, keep, drop, base, exit, put, cancel])

  if (state !== 'restored' || !found || !isChanged(dirtyFields)) return null
  const discard = () => {
    form.reset()
    drop()
    draft.attempt.settle()
    setState('plain')
    onDiscard?.()
  }
  return <DraftNotice savedAt={found.savedAt} onDiscard={discard} onClose={() => setState('plain')} />
}

interface DraftNoticeProps {
  savedAt: number
  onDiscard: () => void
  onClose: () => void
}

function DraftNotice({ savedAt, onDiscard, onClose }: DraftNoticeProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(savedAt)
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onDiscard}>
            {translate('components.draft.discard')}
          </Button>
          <Button color="inherit" size="small" onClick={onClose}>
            {translate('common.close')}
          </Button>
        </>
      }
    >
      {translate('components.draft.restored', { time })}
    </Alert>
  )
}
