import Check from '@mui/icons-material/Check'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { PendingButton } from '../../../components/form/PendingButton'
import { mark } from '../../../keys/marks'

interface ProposalBulkProps {
  proposals: readonly Proposal[]
  isBusy: boolean
  onAccept: () => void
  onDiscard: () => void
  onClear: () => void
}

/** Decisions on the chosen proposals; each can be undone as a whole. */
export function ProposalBulk({ proposals, isBusy, onAccept, onDiscard, onClear }: ProposalBulkProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }} role="toolbar">
      <Typography variant="body2">
        {translate('inbox.selected', { smart_count: proposals.length })}
      </Typography>
      <PendingButton
        size="small"
        variant="outlined"
        startIcon={<Check />}
        pending={isBusy}
        onClick={onAccept}
      >
        {translate('inbox.proposals.accept')}
      </PendingButton>
      <PendingButton size="small" color="error" pending={isBusy} onClick={onDiscard}>
        {translate('inbox.proposals.discard')}
      </PendingButton>
      <Button size="small" color="inherit" {...mark('unselect')} onClick={onClear}>
        {translate('inbox.unselect')}
      </Button>
    </Box>
  )
}
