import { Alert, Button } from '@mui/material'
import { useLocaleState, useResourceContext, useTranslate } from 'react-admin'
import type { Presence, ServerDraft } from '../../../../domain/drafts'
import { useRights } from '../../../providers/auth/rights'
import { PendingButton } from '../PendingButton'
import { clockOf } from './clock'

/** On a phone the buttons stand below the text. */
const notice = {
  mb: 2,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 0' },
  '& .MuiAlert-action': {
    flexBasis: { xs: '100%', sm: 'auto' },
    justifyContent: 'end',
    pt: { xs: 0, sm: 0.5 },
  },
} as const

interface OfferedDraftProps {
  draft: ServerDraft
  isBusy: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** A draft of this person that was written elsewhere. */
export function OfferedDraft({ draft, isBusy, onRestore, onDiscard }: OfferedDraftProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Alert
      severity="info"
      sx={notice}
      action={
        <>
          <PendingButton color="inherit" size="small" pending={isBusy} onClick={onRestore}>
            {translate('autosave.restore')}
          </PendingButton>
          <Button color="inherit" size="small" disabled={isBusy} onClick={onDiscard}>
            {translate('autosave.discard')}
          </Button>
        </>
      }
    >
      {translate('autosave.offered', { time: clockOf(draft.updated_at, locale) })}
    </Alert>
  )
}

interface ReplacedTextProps {
  fields: readonly string[]
  onBack: () => void
  onClose: () => void
}

/** A restored draft has taken the place of what was typed here before; that can be had back. */
export function ReplacedText({ fields, onBack, onClose }: ReplacedTextProps) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const names = fields.map((field) => translate(`resources.${resource}.fields.${field}`, { _: field }))
  return (
    <Alert
      severity="info"
      sx={notice}
      action={
        <>
          <Button color="inherit" size="small" onClick={onBack}>
            {translate('autosave.typed_back')}
          </Button>
          <Button color="inherit" size="small" onClick={onClose}>
            {translate('common.close')}
          </Button>
        </>
      }
    >
      {translate('autosave.replaced', { fields: names.join(', ') })}
    </Alert>
  )
}

interface NewerRecordProps {
  saved: NonNullable<Presence['saved']>
  isDirty: boolean
  isBusy: boolean
  onTake: () => void
}

/** The record was saved elsewhere while this form is open. */
export function NewerRecord({ saved: { at, by }, isDirty, isBusy, onTake }: NewerRecordProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { profile } = useRights()
  const key = by ? (by.id === profile?.id ? 'saved_by_me' : 'saved_by') : 'saved'
  return (
    <Alert
      severity="warning"
      sx={notice}
      action={
        <PendingButton color="inherit" size="small" pending={isBusy} onClick={onTake}>
          {translate(isDirty ? 'autosave.merge' : 'autosave.load')}
        </PendingButton>
      }
    >
      {translate(`autosave.${key}`, { name: by?.name, time: clockOf(at, locale) })}
    </Alert>
  )
}
