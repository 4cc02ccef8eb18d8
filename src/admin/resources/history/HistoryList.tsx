import Layers from '@mui/icons-material/LayersOutlined'
import { Box, Chip, IconButton } from '@mui/material'
import { useCallback } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { type HistoryEntry, historyActions, historyEntities } from '../../../domain/history'
import { columnsOf } from '../../components/crud/columnsOf'
import { Moment } from '../../components/formats/Moment'
import { useActor } from '../../components/history/useActor'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListHeading } from '../../components/list/ListHeading'
import { ListShell } from '../../components/list/ListShell'
import { ListTable } from '../../components/list/ListTable'
import { ExportButton } from '../../components/sheets/ExportButton'
import { SplitLink } from '../../components/split/SplitLink'
import { SplitView } from '../../components/split/SplitView'
import { useIsBeside } from '../../components/split/useIsBeside'
import { EmptyList } from '../../components/states/EmptyList'
import { useMay } from '../../providers/auth/rights'
import { EntryChanges } from './EntryChanges'
import { EntryDetail } from './EntryDetail'

const Column = columnsOf<HistoryEntry>()

const person: FilterSpec = {
  kind: 'reference',
  source: 'actor',
  label: 'history.house.person',
  reference: 'users',
  filter: { searchRole: 'has' },
}
const others: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'entity',
    label: 'history.house.entity',
    choices: historyEntities.map((id) => ({ id, name: `resources.${id}.name` })),
  },
  {
    kind: 'choice',
    source: 'action',
    label: 'history.house.action',
    choices: historyActions.map((id) => ({ id, name: `history.acted.${id}` })),
  },
  { kind: 'days', source: 'at', label: 'history.house.at' },
]
const all = [person, ...others]

export default function HistoryList() {
  const translate = useTranslate()
  const actorOf = useActor()
  const mayListUsers = useMay('users', 'list')
  const titleOf = useEntryTitle()
  const isBeside = useIsBeside()
  return (
    <ListShell
      resource="history"
      heading={
        <ListHeading help={translate('history.house.subtitle')} add={null} actions={<ExportButton />} />
      }
      empty={<EmptyList message={translate('history.house.empty')} />}
      isTable
      arrange={(head, rows) => (
        <SplitView<HistoryEntry> head={head} title={titleOf} detail={<EntryDetail />}>
          {rows}
        </SplitView>
      )}
      filters={
        <>
          <FilterChips of={mayListUsers ? all : others} />
          <BatchFilter />
        </>
      }
    >
      <ListTable<HistoryEntry>>
        <Column
          source="title"
          label="history.house.record"
          width={isBeside ? undefined : 26}
          disableSort
          render={(entry) => <EntryLink entry={entry} />}
        />
        {/* Without a width it takes the room that is left. */}
        {!isBeside && (
          <Column
            label="history.house.changes"
            disableSort
            render={(entry) => <EntryChanges entry={entry} />}
          />
        )}
        <Column
          source="actor"
          label="history.house.person"
          kind="person"
          width={17}
          disableSort
          render={actorOf}
        />
        <Column
          source="at"
          label="history.house.at"
          kind="moment"
          isNewest
          disableSort
          render={({ at }) => <Moment iso={at} />}
        />
        <Column
          source="batch"
          label="history.house.together"
          kind="action"
          from="wide"
          width={12}
          disableSort
          render={({ batch }) => <BatchButton batch={batch} />}
        />
      </ListTable>
    </ListShell>
  )
}

function EntryLink({ entry }: { entry: HistoryEntry }) {
  const translate = useTranslate()
  const titleOf = useEntryTitle()
  return (
    <>
      <SplitLink>{titleOf(entry)}</SplitLink>
      <Box component="span" className="clip" sx={{ display: 'block', color: 'text.secondary' }}>
        {translate(`history.acted.${entry.action}`)} ·{' '}
        {translate(`resources.${entry.entity}.name`, { smart_count: 1 })}
      </Box>
    </>
  )
}

function BatchButton({ batch }: { batch: string }) {
  const translate = useTranslate()
  const { setFilters } = useListContext()
  const label = translate('history.house.batch')
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={() => setFilters({ batch })}>
      <Layers fontSize="small" />
    </IconButton>
  )
}

function BatchFilter() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { batch, ...others } = filterValues
  if (!batch) return null
  return <Chip label={translate('history.house.one_batch')} onDelete={() => setFilters(others)} />
}

function useEntryTitle(): (entry: HistoryEntry) => string {
  const translate = useTranslate()
  return useCallback(({ title, record_id: id }) => title || translate('history.unknown', { id }), [translate])
}
