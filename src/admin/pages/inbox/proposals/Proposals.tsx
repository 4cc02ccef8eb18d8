import { DecidedProposals } from './DecidedProposals'
import { ProposalsToDecide } from './ProposalsToDecide'

interface ProposalsProps {
  isDecided: boolean
  onAlone: (isAlone: boolean) => void
}

/** What programs propose to the user: what waits for a decision, or what was decided. */
export default function Proposals({ isDecided, onAlone }: ProposalsProps) {
  return isDecided ? <DecidedProposals onAlone={onAlone} /> : <ProposalsToDecide onAlone={onAlone} />
}
