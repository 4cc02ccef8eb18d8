import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Proposal, ProposedEntry } from '../../../../domain/proposals'
import { Differences } from '../../../components/history/compare/Differences'
import { changesIn, recordsIn } from './proposed'

/** Shown at once; a new record has as many fields as were sent. */
const most = 50

/** Each record that would be written, with its differences. */
export function ProposedChanges({ proposal }: { proposal: Proposal }) {
  const translate = useTranslate()
  const entries = recordsIn(proposal.entries)
  if (entries.length === 0)
    return <Typography color="textSecondary">{translate('inbox.proposals.nothing')}</Typography>
  return entries.map((entry) => (
    <Entry
      key={`${entry.entity} ${entry.record_id}`}
      entry={entry}
      proposal={proposal}
      isAlone={!entries[1]}
    />
  ))
}

interface EntryProps {
  entry: ProposedEntry
  proposal: Proposal
  isAlone: boolean
}

function Entry({ entry, proposal, isAlone }: EntryProps) {
  const translate = useTranslate()
  const { entity, record_id, action, title } = entry
  const along = {
    action: translate(`history.acted.${action}`),
    noun: translate(`resources.${entity}.name`, { smart_count: 1 }),
    name: title,
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isAlone && (
        <Typography variant="body1" component="h3" sx={{ fontWeight: 600 }}>
          {translate('history.trash.along', along)}
        </Typography>
      )}
      {/* A deletion lists every field, which adds nothing. */}
      {action !== 'delete' && (
        <Differences entity={entity} id={record_id} changes={changesIn(entry, proposal)} most={most} />
      )}
    </Box>
  )
}
