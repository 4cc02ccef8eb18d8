import type { Proposal } from '../../../../domain/proposals'
import { AcceptButton } from './AcceptButton'
import { OtherDecisions } from './OtherDecisions'
import { ProposalAbout, ProposalDetail } from './ProposalDetail'
import { ProposalFrame } from './ProposalFrame'
import { isAcceptable, type ProposalEdit } from './proposed'
import type { useDecisions } from './useDecisions'

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
  const isReady = isAcceptable(proposal, edit)
  const onSend = () => void (isReady && accept([proposal]))
  return (
    <ProposalFrame
      proposals={proposals}
      proposal={proposal}
      isBeside={isBeside}
      actions={<AcceptButton isBusy={isBusy} isDisabled={!isReady} onAccept={onSend} />}
    >
      <ProposalDetail proposal={proposal} editing={{ edit, onEdit, onSend }}>
        <OtherDecisions proposal={proposal} decisions={decisions}>
          <ProposalAbout proposal={proposal} />
        </OtherDecisions>
      </ProposalDetail>
    </ProposalFrame>
  )
}
