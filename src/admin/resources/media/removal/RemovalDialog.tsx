import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { MediaKind } from '../../../../domain/media'
import { PendingButton } from '../../../components/form/PendingButton'
import { UsesList } from '../../../components/media/uses/UsesList'
import { useUses } from '../../../components/media/uses/useUses'
import type { Meant } from '../../../providers/data/calls/bulk'
import { RemovalChoice } from './RemovalChoice'
import { type Removal, removalAsked } from './removal'

interface RemovalDialogProps {
  title: string
  meant: Meant
  kind: MediaKind | undefined
  children?: ReactNode
  onCancel: () => void
  /** Deletes the files and resolves to whether it did; `asked` tells the treatment of records that use them. */
  onConfirm: (asked: Record<string, unknown> | undefined) => Promise<boolean>
}

export default function RemovalDialog({
  title,
  meant,
  kind,
  children,
  onCancel,
  onConfirm,
}: RemovalDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const uses = useUses(meant)
  const [chosen, setChosen] = useState<Removal>()
  const [isBusy, setBusy] = useState(false)
  const meta = uses.data?.meta
  const isUsed = (meta?.total ?? 0) > 0
  const offered: Removal = { how: meta?.locked || !kind ? 'force' : 'replace' }
  const removal = chosen ?? offered
  const isReady = !uses.isPending && (!isUsed || removal.how === 'force' || Boolean(removal.by))
  const remove = async () => {
    setBusy(true)
    const isDone = await onConfirm(removalAsked(removal, isUsed || Boolean(uses.error)))
    setBusy(false)
    // A record may have begun to use the file, which refuses its deletion.
    if (!isDone) void uses.refetch()
  }
  return (
    <Dialog open onClose={onCancel} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {isUsed ? (
          <DialogContentText sx={{ mt: 1 }}>
            {translate('resources.media.removal.in_use', { smart_count: meta?.total ?? 0 })}
          </DialogContentText>
        ) : (
          <DialogContentText sx={{ mt: 1 }}>
            {meta && translate('resources.media.removal.unused')}{' '}
            {translate('resources.media.selection.delete_text')}
          </DialogContentText>
        )}
        {(isUsed || uses.isPending || uses.error) && (
          <UsesList query={uses} hasFiles={meant.ids.length !== 1} />
        )}
        {isUsed && meta && <RemovalChoice uses={meta} kind={kind} value={removal} onChange={setChosen} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          {translate('common.keep')}
        </Button>
        <PendingButton
          variant="contained"
          color="error"
          pending={isBusy}
          disabled={!isReady}
          onClick={() => void remove()}
        >
          {translate(
            isUsed && removal.how === 'replace'
              ? 'resources.media.removal.confirm'
              : 'components.form.delete',
          )}
        </PendingButton>
      </DialogActions>
    </Dialog>
  )
}
