import Check from '@mui/icons-material/Check'
import Undo from '@mui/icons-material/Undo'
import { useMemo } from 'react'
import { feedbackStatuses } from '../../../domain/feedback'
import type { Feedback } from '../../../domain/feedbackSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { ListPage } from '../../components/crud/ListPage'
import { BulkChangeButton } from '../../components/list/BulkButtons'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { useListMeta } from '../../components/list/listMeta'
import { SearchBox } from '../../components/list/SearchBox'
import { SplitLink } from '../../components/split/SplitLink'
import { SplitView } from '../../components/split/SplitView'
import { BulkSpamButton } from '../../components/voices/BulkSpamButton'
import { useMay } from '../../providers/auth/rights'
import { PhoneLink } from './Contact'
import { FeedbackDetail } from './FeedbackDetail'
import { FeedbackDoneButton } from './FeedbackDoneButton'
import { FeedbackStatus, feedbackStatusLabel } from './FeedbackStatus'

const Column = columnsOf<Feedback>()

export default function FeedbackList() {
  const mayEdit = useMay('feedback', 'edit')
  return (
    <ListPage<Feedback>
      add={null}
      tabs={<ListTabs source="status" values={feedbackStatuses} label={feedbackStatusLabel} />}
      filters={
        <>
          <SearchBox label="resources.feedback.search" />
          <Chips />
        </>
      }
      bulk={
        <>
          <BulkChangeButton label="resources.feedback.mark.done" icon={<Check />} data={{ status: 'done' }} />
          <BulkChangeButton label="resources.feedback.mark.none" icon={<Undo />} data={{ status: 'none' }} />
          <BulkSpamButton />
        </>
      }
      arrange={(head, rows) => (
        <SplitView<Feedback> head={head} detail={<FeedbackDetail />}>
          {rows}
        </SplitView>
      )}
    >
      <Column source="name" width={22} disableSort render={({ name }) => <SplitLink>{name}</SplitLink>} />
      <Column
        source="status"
        kind="status"
        disableSort
        render={({ status }) => <FeedbackStatus status={status} />}
      />
      <Column source="content" from="desktop" disableSort />
      <Column source="type" from="wide" width={15} disableSort />
      <Column
        source="phone"
        kind="phone"
        from="desktop"
        disableSort
        render={({ phone }) => <PhoneLink phone={phone} />}
      />
      <Column source="created_at" kind="moment" sortBy="id" sortByOrder="DESC" isNewest />
      {mayEdit && (
        <Column
          label="resources.feedback.mark.column"
          kind="action"
          width={17}
          from="tablet"
          disableSort
          render={(feedback) => <FeedbackDoneButton feedback={feedback} />}
        />
      )}
    </ListPage>
  )
}

function Chips() {
  const types = useListMeta()?.choices?.type
  const chips = useMemo(
    (): FilterSpec[] => [
      { kind: 'choice', source: 'type', choices: (types ?? []).map((type) => ({ id: type, name: type })) },
      { kind: 'days', source: 'created', label: 'resources.feedback.fields.created_at' },
    ],
    [types],
  )
  return <FilterChips of={chips} />
}
