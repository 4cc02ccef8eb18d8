import { Box, Checkbox } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { Status } from '../../../components/fields/Status'
import { AcceptButton } from './AcceptButton'
import { ProposalLines } from './ProposalLines'
import { useProposalWords } from './useProposalWords'
import type { ProposalRefusal } from './useRefusals'

interface ProposalRowProps {
  proposal: Proposal
  refusal: ProposalRefusal | undefined
  isSelected: boolean
  isBusy: boolean
  isReady: boolean
  onSelect: () => void
  onAccept: () => void
}

export function ProposalRow(props: ProposalRowProps) {
  const { proposal, refusal, isSelected, isBusy, isReady, onSelect, onAccept } = props
  const translate = useTranslate()
  const { title } = useProposalWords(proposal)
  return (
    <Box component="li" className={isSelected ? 'is-selected' : undefined}>
      <Checkbox
        size="small"
        checked={isSelected}
        onChange={onSelect}
        slotProps={{ input: { 'aria-label': translate('inbox.proposals.select', { title }) } }}
      />
      <ProposalLines proposal={proposal}>
        {refusal && <Status tone="bad">{translate('inbox.proposals.not_done')}</Status>}
      </ProposalLines>
      <Box className="act">
        <AcceptButton name={title} isBusy={isBusy} isDisabled={!isReady} onAccept={onAccept} />
      </Box>
    </Box>
  )
}
