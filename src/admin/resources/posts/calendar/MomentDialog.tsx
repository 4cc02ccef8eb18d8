import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { usualTime } from '../../../../domain/businessTime'
import { postSchema } from '../../../../domain/postSchema'
import { MomentParts } from '../../../components/form/MomentParts'
import { PendingButton } from '../../../components/form/PendingButton'

interface MomentDialogProps {
  title: string
  /** Initial value. */
  value: string
  confirm: string
  isOut?: boolean
  /** Clears the moment of a post that readers do not see. */
  onClear?: () => Promise<boolean>
  onMoment: (moment: string) => Promise<boolean>
  onClose: () => void
}

const isMoment = (value: string): boolean => {
  try {
    return Boolean(postSchema.validateSyncAt('publish_at', { publish_at: value })) && value !== ''
  } catch {
    return false
  }
}

export default function MomentDialog(props: MomentDialogProps) {
  const { title, confirm, isOut = false, onClear, onMoment, onClose } = props
  const translate = useTranslate()
  const titleId = useId()
  const [value, setValue] = useState(props.value)
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isValid = isMoment(value)
  const isAhead = isValid && Date.parse(value) > Date.now()
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true)
    if (await work()) onClose()
    else setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events of a dialog to the form around it.
    event.stopPropagation()
    if (isValid) void run(() => onMoment(value))
    else setWrong(true)
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <MomentParts
            usual={usualTime}
            value={value}
            onChange={(next) => {
              setValue(next)
              setWrong(false)
            }}
            error={isWrong}
            hint={isWrong && translate('validation.moment')}
            autoFocus
          />
          {isValid && !isAhead && <Alert severity="info">{translate('schedule.past')}</Alert>}
          {isOut && isAhead && <Alert severity="warning">{translate('schedule.will_hide')}</Alert>}
        </DialogContent>
        <DialogActions>
          {onClear && (
            <Button onClick={() => void run(onClear)} disabled={isBusy} sx={{ marginInlineEnd: 'auto' }}>
              {translate('schedule.clear')}
            </Button>
          )}
          <Button onClick={onClose} disabled={isBusy}>
            {translate('common.close')}
          </Button>
          <PendingButton type="submit" variant="contained" pending={isBusy}>
            {confirm}
          </PendingButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
