import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Remittance, remittanceProblems, remittanceStates } from '../../../domain/remittance'
import { columnsOf } from '../../components/crud/columnsOf'
import { ListPage } from '../../components/crud/ListPage'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useMay } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'
import { RemittanceOutcome, remittanceState } from './RemittanceOutcome'
import { SettleButton } from './SettleButton'

const SettleDialog = lazily(() => import('./SettleDialog'))

const Column = columnsOf<Remittance>()

const chips: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'problem',
    choices: remittanceProblems.map((id) => ({ id, name: `resources.remittances.problem.${id}` })),
  },
  // Chosen by a row's own.
  { kind: 'choice', source: 'statement', choices: [], isShut: true },
  { kind: 'numbers', source: 'amount' },
  { kind: 'days', source: 'created', label: 'resources.remittances.fields.created_at' },
]

export default function RemittanceList() {
  const translate = useTranslate()
  const maySettle = useMay('remittances', 'edit')
  const [settled, setSettled] = useState<Remittance | null>(null)
  return (
    <>
      <ListPage<Remittance>
        add={null}
        canDelete={false}
        help={translate('resources.remittances.intro')}
        tabs={<ListTabs source="state" values={remittanceStates} label={remittanceState} />}
        filters={
          <>
            <SearchBox label="resources.remittances.search" />
            <FilterChips of={chips} />
          </>
        }
      >
        <Column
          source="tracking_code"
          width={18}
          twoLines
          disableSort
          render={({ tracking_code, order_code }) => tracking_code || order_code}
        />
        <Column
          source="problem"
          kind="status"
          width={22}
          disableSort
          render={(line) => <RemittanceOutcome line={line} />}
        />
        <Column
          source="order_id"
          from="desktop"
          width={18}
          disableSort
          render={({ order }) =>
            order?.data && (
              <ScreenLink to={paths.order(order.data.type_id, order.data.id)}>{order.data.code}</ScreenLink>
            )
          }
        />
        <Column source="amount" kind="money" disableSort />
        <Column source="expected" kind="money" from="desktop" disableSort />
        <Column source="fee" kind="money" from="wide" width={14} disableSort />
        <Column
          source="statement"
          from="wide"
          twoLines
          disableSort
          render={({ carrier, statement }) => (
            <>
              {carrier && <div>{carrier}</div>}
              {statement && <ScreenLink to={paths.remittances({ statement })}>{statement}</ScreenLink>}
            </>
          )}
        />
        <Column source="created_at" kind="moment" from="desktop" sortBy="id" sortByOrder="DESC" isNewest />
        {maySettle && (
          <Column
            source="state"
            kind="action"
            disableSort
            render={(line) => line.state === 'open' && <SettleButton line={line} onSettle={setSettled} />}
          />
        )}
      </ListPage>
      {settled && (
        <Suspense>
          <SettleDialog line={settled} onClose={() => setSettled(null)} />
        </Suspense>
      )}
    </>
  )
}
