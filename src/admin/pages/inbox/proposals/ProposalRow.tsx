import { Box, Checkbox } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Proposal } from '../../../../domain/proposals'
import { Status } from '../../../components/fields/Status'
import { Moment } from '../../../components/formats/Moment'
import { rowLinkClass } from '../../../components/list/RowLink'
import { useOpen } from '../../../components/split/useOpen'
import { mark } from '../../../keys/marks'
import { AcceptButton } from './AcceptButton'
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
  const { id, at, reason } = proposal
  const translate = useTranslate()
  const { title, what, who } = useProposalWords(proposal)
  const open = useOpen()
  return (
    <Box component="li" className={isSelected ? 'is-selected' : undefined}>
      <Checkbox
        size="small"
        checked={isSelected}
        onChange={onSelect}
        slotProps={{ input: { 'aria-label': translate('inbox.proposals.select', { title }) } }}
      />
      <Box className="words">
        <div className="head">
          <Link
            to={open.addressOf(id)}
            {...open.visit}
            className={rowLinkClass}
            {...mark('open', id)}
            aria-current={open.id === String(id) ? 'true' : undefined}
          >
            <bdi>{title}</bdi>
          </Link>
          <span className="aside">
            {what} · <Moment iso={at} />
          </span>
        </div>
        {reason && (
          <div className="line" dir="auto">
            {reason}
          </div>
        )}
        <div className="aside clip">{who}</div>
        {refusal && <Status tone="bad">{translate('inbox.proposals.not_done')}</Status>}
      </Box>
      <Box className="act">
        <AcceptButton name={title} isBusy={isBusy} isDisabled={!isReady} onAccept={onAccept} />
      </Box>
    </Box>
  )
}
