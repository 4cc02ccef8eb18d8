import { Box, Paper } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Proposal } from '../../../../domain/proposals'
import { PaneHead } from '../../../components/split/PaneHead'
import { useClosingKey } from '../../../components/split/useClosingKey'
import { useOpen } from '../../../components/split/useOpen'
import { usePaneHeight } from '../../../components/split/usePaneHeight'
import { besidePane } from '../style'
import { useProposalWords } from './useProposalWords'

interface ProposalFrameProps {
  proposals: readonly Proposal[]
  proposal: Proposal
  isBeside: boolean
  actions: ReactNode
  children: ReactNode
}

/** The pane of the open proposal, with the ways to its neighbours. */
export function ProposalFrame({ proposals, proposal, isBeside, actions, children }: ProposalFrameProps) {
  const { title } = useProposalWords(proposal)
  const { move, close } = useOpen()
  const pane = usePaneHeight(isBeside)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another proposal is another text to read
  useEffect(() => heading.current?.focus({ preventScroll: true }), [proposal.id])
  useClosingKey(close)
  const at = proposals.indexOf(proposal)
  const [before, after] = [proposals[at - 1], proposals[at + 1]]
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
        actions={actions}
        onPrevious={before && (() => move(before.id))}
        onNext={after && (() => move(after.id))}
        onClose={close}
      />
      <Box key={proposal.id} sx={{ p: 2, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Paper>
  )
}
