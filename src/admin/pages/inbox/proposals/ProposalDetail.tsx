import { Box, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Proposal } from '../../../../domain/proposals'
import { Moment } from '../../../components/formats/Moment'
import { joinNames, NamesContext } from '../../../components/history/compare/names'
import { ReaderWords } from '../../../components/voices/ReaderWords'
import { OtherDecisions } from './OtherDecisions'
import { ProposedChanges } from './ProposedChanges'
import { ProposedReply } from './ProposedReply'
import { ProposedRows } from './ProposedRows'
import { isOfManyRows, isReply, type ProposalEdit } from './proposed'
import type { useDecisions } from './useDecisions'
import { useProposalWords } from './useProposalWords'

interface ProposalDetailProps {
  proposal: Proposal
  edit: ProposalEdit | undefined
  onEdit: (change: ProposalEdit) => void
  onSend: () => void
  decisions: ReturnType<typeof useDecisions>
}

/** Why, by whom, and what would come of it. */
export function ProposalDetail({ proposal, edit, onEdit, onSend, decisions }: ProposalDetailProps) {
  const { at, reason, action, entries } = proposal
  const translate = useTranslate()
  const { what, who } = useProposalWords(proposal)
  const names = useMemo(() => joinNames(entries), [entries])
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OtherDecisions proposal={proposal} decisions={decisions}>
        <Typography>{what}</Typography>
        <Typography variant="body2" color="textSecondary">
          {who} · <Moment iso={at} exact />
        </Typography>
      </OtherDecisions>
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
            text={edit?.message}
            onChange={(message) => onEdit({ message })}
            onSend={onSend}
          />
        ) : isOfManyRows(proposal) ? (
          <ProposedRows
            proposal={proposal}
            without={edit?.without}
            onChange={(without) => onEdit({ without })}
          />
        ) : action === 'delete' ? (
          <Typography>{translate('inbox.proposals.deletes')}</Typography>
        ) : (
          <ProposedChanges proposal={proposal} />
        )}
      </NamesContext>
    </Box>
  )
}
