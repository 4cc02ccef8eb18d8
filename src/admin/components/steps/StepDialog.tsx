import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { PendingButton } from '../form/PendingButton'
import { Moment } from '../formats/Moment'
import { MoveFacts } from './MoveFacts'
import type { Step, StepMove, StepOutcome } from './steps'

interface StepDialogProps {
  move: StepMove
  from: Step
  current: Step
  onMove: (move: StepMove, reason: string) => Promise<StepOutcome>
  onClose: () => void
}

type Stale = Omit<Extract<StepOutcome, { kind: 'stale' }>, 'kind'>

/** Tells the effects of a step before it is taken, or that the state has changed meanwhile. */
export function StepDialog({ move, from, current, onMove, onClose }: StepDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [answered, setAnswered] = useState<Stale>()
  const field = useRef<HTMLInputElement>(null)
  const say = (label: string) => translate(label, { _: label })
  // While busy, a new state is the result of this step, arriving before the response.
  const stale = answered ?? (!isBusy && current.key !== from.key ? { now: current } : undefined)
  const isBlocked = Boolean(move.blocked?.length)
  // Enter confirms the usual step; a blocked or irreversible one is not the default.
  const isDoubtful = isBlocked || move.danger === true

  const take = async () => {
    if (isBusy || isBlocked || stale) return
    if (move.reason === 'required' && !reason.trim()) {
      setMissing(true)
      field.current?.focus()
      return
    }
    setBusy(true)
    setFailure(undefined)
    const outcome = await onMove(move, reason.trim()).catch((): StepOutcome => ({ kind: 'failed' }))
    if (outcome.kind === 'done') return onClose()
    setBusy(false)
    if (outcome.kind === 'stale') setAnswered(outcome)
    else setFailure(outcome.why ?? translate('parts.steps.failed'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from the dialog's form to the page's form, although it is not inside it in the DOM.
    event.stopPropagation()
    void take()
  }
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('parts.steps.title', { action: say(move.label) })}</DialogTitle>
      <DialogContent>
        {stale ? (
          <Alert severity="warning">
            {translate(stale.by ? 'parts.steps.meanwhile_by' : 'parts.steps.meanwhile', {
              who: stale.by,
              state: say(stale.now.label),
            })}{' '}
            {stale.at && <Moment iso={stale.at} />}
          </Alert>
        ) : (
          <form id={formId} onSubmit={submit} noValidate>
            {move.asks}
            <MoveFacts move={move} from={from} />
            {move.reason && !isBlocked && (
              <TextField
                fullWidth
                inputRef={field}
                label={translate('parts.steps.reason')}
                value={reason}
                required={move.reason === 'required'}
                error={isMissing}
                helperText={isMissing && translate('parts.steps.reason_needed')}
                onChange={(event) => {
                  setReason(event.target.value)
                  setMissing(false)
                }}
              />
            )}
            {failure && <Alert severity="error">{failure}</Alert>}
          </form>
        )}
      </DialogContent>
      <DialogActions>
        {stale ? (
          <Button variant="contained" onClick={onClose} autoFocus>
            {translate('parts.steps.look_again')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} autoFocus={isDoubtful} disabled={isBusy}>
              {translate('common.keep')}
            </Button>
            {!isBlocked && (
              <PendingButton
                type="submit"
                form={formId}
                variant="contained"
                color={move.danger ? 'error' : 'primary'}
                pending={isBusy}
                autoFocus={!isDoubtful}
              >
                {say(move.label)}
              </PendingButton>
            )}
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
