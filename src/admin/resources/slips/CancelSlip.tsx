import Block from '@mui/icons-material/BlockOutlined'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Slip } from '../../../domain/slipSchema'
import { ConfirmDialog } from '../../components/form/ConfirmDialog'
import { useFeedback } from '../../components/form/useFeedback'
import { useMay } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import { CancelEffect, UsedLots } from './CancelEffect'

/** Cancels a slip after telling the effect; slips of an order are canceled with the order. */
export function CancelSlip({ slip }: { slip: Slip }) {
  const { id, style, status, order_id, linked_id } = slip
  const isAllowed = useMay('slips', 'edit')
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { failed } = useFeedback('slips')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  if (!isAllowed || status !== 'complete' || order_id !== null) return null

  const cancel = async () => {
    setBusy(true)
    try {
      await dataProvider.cancelSlip(id, reason)
      notify('resources.slips.canceled', { type: 'success', messageArgs: { code: slip.code } })
    } catch (error) {
      failed('update_failed', error)
      refresh()
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  const isBlocked = (slip.used?.data.length ?? 0) > 0
  const title = translate('resources.slips.cancel.title', { code: slip.code })
  const what = linked_id === null ? style : 'linked'
  return (
    <>
      <Button color="error" startIcon={<Block />} onClick={() => setAsking(true)}>
        {translate('resources.slips.cancel.action')}
      </Button>
      <Blocked slip={slip} open={isAsking && isBlocked} onClose={() => setAsking(false)} />
      <ConfirmDialog
        open={isAsking && !isBlocked}
        danger
        busy={isBusy}
        title={title}
        text={`resources.slips.cancel.${what}`}
        confirm="resources.slips.cancel.action"
        cancel="resources.slips.cancel.keep"
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        <CancelEffect slip={slip} />
        <TextField
          label={translate('resources.slips.fields.cancel_reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          fullWidth
          margin="normal"
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </ConfirmDialog>
    </>
  )
}

function Blocked({ slip, open, onClose }: { slip: Slip; open: boolean; onClose: () => void }) {
  const translate = useTranslate()
  const title = useId()
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('resources.slips.cancel.blocked', { code: slip.code })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('resources.slips.cancel.used')}</DialogContentText>
        <UsedLots slip={slip} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
