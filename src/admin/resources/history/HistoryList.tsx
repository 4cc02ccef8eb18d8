import { useTranslate } from 'react-admin'
import { type HistoryEntry, historyActions, historyEntities } from '../../../domain/history'
import { columnsOf } from '../../components/crud/columnsOf'
import { EmptyList } from '../../components/EmptyList'
import { Differences } from '../../components/history/compare/Differences'
import { useActor } from '../../components/history/useActor'
import { ChoiceSelect } from '../../components/list/ChoiceSelect'
import { DateRangeFilter } from '../../components/list/DateRangeFilter'
import { ListShell } from '../../components/list/ListShell'
import { ListTable } from '../../components/list/ListTable'
import { Moment } from '../../components/Moment'
import { PageHeading } from '../../components/PageHeading'
import { BatchButton, BatchFilter } from './Batch'
import { PersonFilter } from './PersonFilter'
import { RecordLink } from './RecordLink'

const Column = columnsOf<HistoryEntry>()
const entities = historyEntities.map((id) => ({ id, name: `resources.${id}.name` }))
const actions = historyActions.map((id) => ({ id, name: `history.acted.${id}` }))

/** What happened in the house: who, when, what; each row leads to its record. */
export default function HistoryList() {
  const translate = useTranslate()
  const actorOf = useActor()
  return (
    <ListShell
      resource="history"
      heading={<PageHeading subtitle={translate('history.house.subtitle')} />}
      empty={<EmptyList message={translate('history.house.empty')} />}
      filters={
        <>
          <PersonFilter />
          <ChoiceSelect source="entity" label="history.house.entity" choices={entities} />
          <ChoiceSelect source="action" label="history.house.action" choices={actions} />
          <DateRangeFilter source="at" />
          <BatchFilter />
        </>
      }
    >
      <ListTable<HistoryEntry>>
        <Column
          source="title"
          label="history.house.record"
          disableSort
          render={(entry) => <RecordLink entry={entry} />}
        />
        <Column
          source="action"
          label="history.house.action"
          disableSort
          render={({ action }) => translate(`history.acted.${action}`)}
        />
        <Column source="actor" label="history.house.person" disableSort render={actorOf} />
        <Column
          label="history.house.changes"
          from="desktop"
          disableSort
          render={({ action, entity, changes }) =>
            action !== 'delete' && <Differences entity={entity} changes={changes} most={2} />
          }
        />
        <Column source="at" label="history.house.at" disableSort render={({ at }) => <Moment iso={at} />} />
        <Column
          source="batch"
          label="history.house.together"
          from="wide"
          disableSort
          render={({ batch }) => <BatchButton batch={batch} />}
        />
      </ListTable>
    </ListShell>
  )
}
