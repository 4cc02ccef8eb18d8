import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { PendingButton } from '../../../components/form/PendingButton'
import { RecordButton } from '../../../resources/history/RecordButton'
import { Decision } from './Decision'
import { ProposalAbout, ProposalDetail } from './ProposalDetail'
import { ProposalFrame } from './ProposalFrame'
import { rowsOfProposal } from './proposed'

interface DecidedPaneProps {
  proposals: readonly Proposal[]
  proposal: Proposal
  isBusy: boolean
  onPutBack: () => void
  isBeside: boolean
}

/** A decided proposal; what was accepted is taken back by the history, at the foot of its record. */
export function DecidedPane({ proposals, proposal, isBusy, onPutBack, isBeside }: DecidedPaneProps) {
  const translate = useTranslate()
  const { status, entity, action } = proposal
  const isAccepted = status === 'accepted'
  const [id, other] = rowsOfProposal(proposal)
  const isOfOne = id !== undefined && other === undefined
  return (
    <ProposalFrame
      proposals={proposals}
      proposal={proposal}
      isBeside={isBeside}
      actions={
        !isAccepted && (
          <PendingButton variant="outlined" pending={isBusy} onClick={onPutBack}>
            {translate('inbox.proposals.put_back')}
          </PendingButton>
        )
      }
    >
      <ProposalDetail proposal={proposal}>
        <div>
          <ProposalAbout proposal={proposal} />
          <Decision proposal={proposal} exact />
        </div>
      </ProposalDetail>
      {isAccepted && isOfOne && action === 'update' && (
        <Box sx={{ mt: 2 }}>
          <RecordButton entry={{ entity, record_id: id }} />
        </Box>
      )}
    </ProposalFrame>
  )
}
