import Close from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  OutlinedInput,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ResourceName } from '../../../../domain/guards'
import { isRefusal } from '../../../providers/http/httpError'
import { flush } from '../../../theme/flush'
import { box } from '../../../theme/tokens'
import { PendingButton } from '../../form/PendingButton'
import { useNoun } from '../../references/useNames'
import { LateSkeleton } from '../../states/LateSkeleton'
import { LoadFailure } from '../../states/LoadFailure'
import { useIsPhone } from '../../viewport/useIsPhone'
import { useRestore } from '../useRestore'
import { RefusedAlert } from './RefusedAlert'
import { TrashRow } from './TrashRow'
import { useTrash } from './useTrash'

interface TrashDialogProps {
  entity: ResourceName
  filter?: Record<string, unknown>
  mayRestore: boolean
  onClose: () => void
}

export default function TrashDialog({ entity, filter, mayRestore, onClose }: TrashDialogProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const titleId = useId()
  const noun = useNoun(entity)(2)
  const [selected, setSelected] = useState<readonly number[]>([])
  const trash = useTrash(entity, filter)
  const { restore, isBusy, refused } = useRestore((done) =>
    setSelected((before) => before.filter((id) => !done.includes(id))),
  )
  const { entries = [], hasNextPage, isFetchingNextPage, fetchNextPage } = trash
  const chosen = entries.filter(({ id }) => selected.includes(id))
  const toggle = (id: number) =>
    setSelected((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <span style={{ flex: 1 }}>{translate('history.trash.of', { noun })}</span>
        <IconButton edge="end" aria-label={translate('history.trash.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minHeight: box.scroller }}>
        <DialogContentText>{translate('history.trash.text', { days: trash.days })}</DialogContentText>
        {!trash.isEmpty && !trash.error && (
          <OutlinedInput
            type="search"
            size="small"
            value={trash.search}
            onChange={({ target }) => trash.setSearch(target.value)}
            placeholder={translate('history.trash.search')}
            slotProps={{ input: { 'aria-label': translate('history.trash.search') } }}
          />
        )}
        <RefusedAlert refused={refused} />
        <TrashState trash={trash} />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <TrashRow
              key={entry.id}
              entry={entry}
              days={trash.days}
              isSelected={selected.includes(entry.id)}
              onToggle={mayRestore ? () => toggle(entry.id) : undefined}
              onRestore={() => void restore([entry])}
            />
          ))}
        </Box>
        {hasNextPage && (
          <Button
            sx={{ justifySelf: 'start', ...flush.start }}
            aria-disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {translate('history.older')}
          </Button>
        )}
      </DialogContent>
      {chosen.length > 0 && (
        <DialogActions>
          <Typography role="status" sx={{ flex: 1 }}>
            {translate('history.trash.selected', { smart_count: chosen.length })}
          </Typography>
          <PendingButton variant="contained" pending={isBusy} onClick={() => void restore(chosen)}>
            {translate('history.trash.restore')}
          </PendingButton>
        </DialogActions>
      )}
    </Dialog>
  )
}

function TrashState({ trash }: { trash: ReturnType<typeof useTrash> }) {
  const translate = useTranslate()
  const { error, isPending, isEmpty, entries, refetch } = trash
  if (isPending) return <LateSkeleton label="components.history.loading" rows={4} />
  if (isRefusal(error)) return <Typography>{translate('history.no_access')}</Typography>
  if (error) return <LoadFailure resource="history" error={error} onRetry={refetch} />
  if (isEmpty) return <Typography role="status">{translate('history.trash.empty')}</Typography>
  return entries?.length === 0 ? (
    <Typography role="status">{translate('history.trash.no_match')}</Typography>
  ) : null
}
