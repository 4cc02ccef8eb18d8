import { DecidedProposals } from './DecidedProposals'
import { ProposalsToDecide } from './ProposalsToDecide'

interface ProposalsProps {
  isDecided: boolean
  onAlone: (isAlone: boolean) => void
}

/** Proposals to the user: those that wait, or those that were decided. */
export default function Proposals({ isDecided, onAlone }: ProposalsProps) {
  return isDecided ? <DecidedProposals onAlone={onAlone} /> : <ProposalsToDecide onAlone={onAlone} />
}
