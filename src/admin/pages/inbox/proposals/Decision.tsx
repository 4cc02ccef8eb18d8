import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Proposal, ProposalStatus } from '../../../../domain/proposals'
import { Status, type Tone } from '../../../components/fields/Status'
import { Moment } from '../../../components/formats/Moment'

const tones: Record<ProposalStatus, Tone> = {
  waiting: 'neutral',
  accepted: 'ok',
  changed: 'neutral',
  discarded: 'neutral',
}

/** How a proposal was decided, and when; `exact` to the minute. */
export function Decision({ proposal, exact = false }: { proposal: Proposal; exact?: boolean }) {
  const { status, decided_at } = proposal
  const translate = useTranslate()
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', typography: 'body2' }}
    >
      <Status tone={tones[status]}>{translate(`inbox.proposals.statuses.${status}`)}</Status>
      {decided_at && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Moment iso={decided_at} exact={exact} />
        </Box>
      )}
    </Box>
  )
}
