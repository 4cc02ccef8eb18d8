import { Button } from '@mui/material'
import { type RaRecord, useLocaleState, useResourceContext, useTranslate } from 'react-admin'
import type { Presence, ServerDraft } from '../../../../domain/drafts'
import { useRights } from '../../../providers/auth/rights'
import { momentOrTime } from '../../formats/figures'
import { FormNotice } from '../FormNotice'
import { PendingButton } from '../PendingButton'
import type { MergeInto } from '../useMerging'
import { useTakeNewer } from './useTakeNewer'

interface OfferedDraftProps {
  draft: ServerDraft
  isBusy: boolean
  onRestore: () => void
  onDiscard: () => void
}

export function OfferedDraft({ draft, isBusy, onRestore, onDiscard }: OfferedDraftProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <FormNotice
      severity="info"
      actions={
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
      {translate('autosave.offered', { time: momentOrTime(draft.updated_at, locale) })}
    </FormNotice>
  )
}

interface ReplacedTextProps {
  fields: readonly string[]
  onBack: () => void
  onClose: () => void
}

/** A restored draft has replaced values typed here; offers them back. */
export function ReplacedText({ fields, onBack, onClose }: ReplacedTextProps) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const names = fields.map((field) => translate(`resources.${resource}.fields.${field}`, { _: field }))
  return (
    <FormNotice
      severity="info"
      actions={
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
    </FormNotice>
  )
}

interface NewerRecordProps {
  saved: NonNullable<Presence['saved']>
  isDirty: boolean
  isBusy: boolean
  onTake: () => void
}

export function NewerRecord({ saved: { at, by }, isDirty, isBusy, onTake }: NewerRecordProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { profile } = useRights()
  const key = by ? (by.id === profile?.id ? 'saved_by_me' : 'saved_by') : 'saved'
  return (
    <FormNotice
      severity="warning"
      actions={
        <PendingButton color="inherit" size="small" pending={isBusy} onClick={onTake}>
          {translate(isDirty ? 'autosave.merge' : 'autosave.load')}
        </PendingButton>
      }
    >
      {translate(`autosave.${key}`, { name: by?.name, time: momentOrTime(at, locale) })}
    </FormNotice>
  )
}

interface NewerBeneathProps {
  record: RaRecord
  newer: RaRecord
  onMerge?: MergeInto
}

/** The same where nobody tells who saved it. */
export function NewerBeneath({ record, newer, onMerge }: NewerBeneathProps) {
  const { merge, changed, isBusy, isDirty } = useTakeNewer(onMerge)
  // An untouched form takes it by itself.
  if (!isDirty) return null
  return (
    <NewerRecord
      saved={{ version: newer.version, at: newer.updated_at, by: null }}
      isDirty={isDirty}
      isBusy={isBusy}
      onTake={() => void merge(changed(), record)}
    />
  )
}
