import { Box, Typography } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { Moment } from '../../../components/formats/Moment'
import { joinNames, NamesContext } from '../../../components/history/compare/names'
import { ReaderWords } from '../../../components/voices/ReaderWords'
import { ProposedChanges } from './ProposedChanges'
import { ProposedReply } from './ProposedReply'
import { ProposedRows } from './ProposedRows'
import { isOfManyRows, isReply, type ProposalEdit } from './proposed'
import { useProposalWords } from './useProposalWords'

interface ProposalDetailProps {
  proposal: Proposal
  /** Absent once it is decided: it can only be read. */
  editing?: { edit: ProposalEdit | undefined; onEdit: (change: ProposalEdit) => void; onSend: () => void }
  /** Above why it is proposed. */
  children: ReactNode
}

/** Why, and what would come of it. */
export function ProposalDetail({ proposal, editing, children }: ProposalDetailProps) {
  const { reason, action, entries } = proposal
  const translate = useTranslate()
  const names = useMemo(() => joinNames(entries), [entries])
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
      {reason && (
        <div>
          <Typography variant="body2" color="textSecondary">
            {translate('inbox.proposals.reason')}
          </Typography>
          <ReaderWords text={reason} />
        </div>
      )}
      <NamesContext value={names}>
        {isReply(proposal) ? (
          <ProposedReply
            proposal={proposal}
            text={editing?.edit?.message}
            onChange={editing && ((message) => editing.onEdit({ message }))}
            onSend={editing?.onSend}
          />
        ) : isOfManyRows(proposal) ? (
          <ProposedRows
            proposal={proposal}
            without={editing?.edit?.without}
            onChange={editing && ((without) => editing.onEdit({ without }))}
          />
        ) : action === 'delete' ? (
          editing && <Typography>{translate('inbox.proposals.deletes')}</Typography>
        ) : (
          <ProposedChanges proposal={proposal} />
        )}
      </NamesContext>
    </Box>
  )
}

/** Its action, author and time. */
export function ProposalAbout({ proposal }: { proposal: Proposal }) {
  const { what, who } = useProposalWords(proposal)
  return (
    <>
      <Typography>{what}</Typography>
      <Typography variant="body2" color="textSecondary">
        {who} · <Moment iso={proposal.at} exact />
      </Typography>
    </>
  )
}
