import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Proposal } from '../../../../domain/proposals'
import { Moment } from '../../../components/formats/Moment'
import { rowLinkClass } from '../../../components/list/RowLink'
import { useOpen } from '../../../components/split/useOpen'
import { mark } from '../../../keys/marks'
import { useProposalWords } from './useProposalWords'

/** A proposal in a few lines, with the link that opens it; `children` is how it goes. */
export function ProposalLines({ proposal, children }: { proposal: Proposal; children?: ReactNode }) {
  const { id, at, reason } = proposal
  const { title, what, who } = useProposalWords(proposal)
  const open = useOpen()
  return (
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
      {children}
    </Box>
  )
}
