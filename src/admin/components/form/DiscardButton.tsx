import { Button } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { fill } from './fill'
import { forgetLeft } from './leftOver'

interface DiscardButtonProps {
  isDirty: boolean
  onDiscard: () => void
}

/** Discards the changed fields; until the next change the same button restores them, and the focus stays. */
export function DiscardButton({ isDirty, onDiscard }: DiscardButtonProps) {
  const translate = useTranslate()
  const form = useFormContext()
  const { dirtyFields } = useFormState()
  const [discarded, setDiscarded] = useState<FieldValues | null>(null)
  if (!isDirty && !discarded) return null
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    forgetLeft(currentTarget.form)
    const values = form.getValues()
    const changed = Object.keys(dirtyFields).map((name) => [name, values[name]])
    setDiscarded(structuredClone(Object.fromEntries(changed)))
    form.reset()
    onDiscard()
  }
  const bringBack = () => {
    fill(form, discarded ?? {})
    setDiscarded(null)
  }
  return isDirty ? (
    <Button key="discard" color="inherit" onClick={discard}>
      {translate('components.unsaved.discard')}
    </Button>
  ) : (
    <Button key="discard" color="inherit" onClick={bringBack}>
      {translate('components.form.bring_back')}
    </Button>
  )
}
