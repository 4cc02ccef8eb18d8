import { Box, Paper } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { Proposal } from '../../../../domain/proposals'
import { PaneHead } from '../../../components/split/PaneHead'
import { useClosingKey } from '../../../components/split/useClosingKey'
import { useOpen } from '../../../components/split/useOpen'
import { usePaneHeight } from '../../../components/split/usePaneHeight'
import { besidePane } from '../style'
import { AcceptButton } from './AcceptButton'
import { ProposalDetail } from './ProposalDetail'
import { isAcceptable, type ProposalEdit } from './proposed'
import type { useDecisions } from './useDecisions'
import { useProposalWords } from './useProposalWords'

interface ProposalPaneProps {
  proposals: readonly Proposal[]
  proposal: Proposal
  edit: ProposalEdit | undefined
  onEdit: (change: ProposalEdit) => void
  decisions: ReturnType<typeof useDecisions>
  isBeside: boolean
}

export function ProposalPane({ proposals, proposal, edit, onEdit, decisions, isBeside }: ProposalPaneProps) {
  const { isBusy, accept } = decisions
  const { title } = useProposalWords(proposal)
  const { move, close } = useOpen()
  const pane = usePaneHeight(isBeside)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another proposal is another text to read
  useEffect(() => heading.current?.focus({ preventScroll: true }), [proposal.id])
  useClosingKey(close)
  const at = proposals.indexOf(proposal)
  const [before, after] = [proposals[at - 1], proposals[at + 1]]
  const isReady = isAcceptable(proposal, edit)
  const send = () => void (isReady && accept([proposal]))
  return (
    <Paper
      ref={pane}
      component="section"
      variant="outlined"
      aria-labelledby="inbox-proposal"
      sx={isBeside ? besidePane : undefined}
    >
      <PaneHead
        titleId="inbox-proposal"
        title={title}
        heading={heading}
        isBeside={isBeside}
        place={{ at: at + 1, of: proposals.length }}
        actions={<AcceptButton isBusy={isBusy} isDisabled={!isReady} onAccept={send} />}
        onPrevious={before && (() => move(before.id))}
        onNext={after && (() => move(after.id))}
        onClose={close}
      />
      <Box key={proposal.id} sx={{ p: 2, overflowWrap: 'anywhere' }}>
        <ProposalDetail proposal={proposal} edit={edit} onEdit={onEdit} onSend={send} decisions={decisions} />
      </Box>
    </Paper>
  )
}
