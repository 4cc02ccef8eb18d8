import { Box, Button, Typography } from '@mui/material'
import { useListContext, useRecordContext, useTranslate } from 'react-admin'
import type { HistoryEntry } from '../../../domain/history'
import { Moment } from '../../components/formats/Moment'
import { Differences } from '../../components/history/compare/Differences'
import { NamesContext } from '../../components/history/compare/names'
import { useActor } from '../../components/history/useActor'
import { RecordButton } from './RecordButton'

export function EntryDetail() {
  const translate = useTranslate()
  const actorOf = useActor()
  const { setFilters } = useListContext()
  const entry = useRecordContext<HistoryEntry>()
  if (!entry) return null
  const { entity, record_id, action, at, batch, changes, names, reason, restored_at } = entry
  const noun = translate(`resources.${entity}.name`, { smart_count: 1 })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography>
          {translate(`history.acted.${action}`)} · {noun}
        </Typography>
        <Typography color="textSecondary">
          {actorOf(entry)} · <Moment iso={at} exact />
        </Typography>
        {reason && <Typography>{translate('history.reason', { reason })}</Typography>}
        {restored_at && <Typography color="textSecondary">{translate('history.undone')}</Typography>}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RecordButton entry={entry} />
        <Button size="small" onClick={() => setFilters({ batch })}>
          {translate('history.house.batch')}
        </Button>
      </Box>
      <NamesContext value={names}>
        <Differences
          entity={entity}
          id={record_id}
          changes={changes.filter(({ is_long }) => !is_long)}
          most={50}
        />
      </NamesContext>
    </Box>
  )
}
