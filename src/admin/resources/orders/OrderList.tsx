import { Suspense, useMemo } from 'react'
import { isOpen, lateAfterDays, orderSources, orderStatuses } from '../../../domain/order'
import { paymentStatuses } from '../../../domain/orderMoney'
import type { Order } from '../../../domain/orderSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListFrame } from '../../components/crud/ListFrame'
import { ListPage } from '../../components/crud/ListPage'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { TypePage } from '../../components/types/TypePage'
import { mark } from '../../keys/marks'
import { useMay } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'
import { paymentStatusLabel } from './money/PaymentStatusChip'
import { TotalAndDue } from './money/TotalAndDue'
import { OrderBulk } from './OrderBulk'
import { OrderStatusChip, orderSourceLabel, orderStatusLabel, WaitingSince } from './OrderStatusChip'
import { SiteMark } from './SiteMark'
import { useOrderView, ViewSwitch } from './ViewSwitch'

const OrderBoard = lazily(() => import('./board/OrderBoard'))

const Column = columnsOf<Order>()
const chips: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'age_from',
    label: 'resources.orders.age.label',
    choices: [
      { id: 1, name: 'resources.orders.age.one' },
      { id: lateAfterDays, name: 'resources.orders.age.late' },
      { id: 7, name: 'resources.orders.age.week' },
    ],
  },
  {
    kind: 'choice',
    source: 'payment_status',
    choices: paymentStatuses.map((id) => ({ id, name: paymentStatusLabel(id) })),
  },
  {
    kind: 'choice',
    source: 'source',
    choices: orderSources.map((id) => ({ id, name: orderSourceLabel(id) })),
  },
  { kind: 'reference', source: 'agency_id', reference: 'agencies' },
  { kind: 'numbers', source: 'total' },
  { kind: 'days', source: 'created', label: 'resources.orders.fields.created_at' },
]

const views = [
  { name: 'resources.orders.views.late', query: `filter=${JSON.stringify({ age_from: lateAfterDays })}` },
]

export default function OrderList() {
  return <TypePage feature="orders">{(typeId) => <Orders key={typeId} typeId={typeId} />}</TypePage>
}

function Orders({ typeId }: { typeId: number }) {
  const filter = useMemo(() => ({ type_id: typeId }), [typeId])
  const [view, setView] = useOrderView()
  const mayStep = useMay('orders', 'edit')
  const filters = (
    <>
      <SearchBox label="resources.orders.search" />
      <FilterChips of={chips} />
    </>
  )
  const actions = <ViewSwitch view={view} onChange={setView} />
  if (view === 'board')
    return (
      <ListFrame filter={filter} filters={filters} actions={actions} isBoard>
        <Suspense>
          <OrderBoard />
        </Suspense>
      </ListFrame>
    )
  return (
    <ListPage<Order>
      filter={filter}
      tabs={<ListTabs source="status" values={orderStatuses} label={orderStatusLabel} own={views} />}
      filters={filters}
      actions={actions}
      bulk={<OrderBulk typeId={typeId} />}
    >
      <Column
        source="code"
        width={18}
        disableSort
        render={({ code, source }) => (
          <>
            <EditLink>{code}</EditLink> {source === 'site' && <SiteMark />}
          </>
        )}
      />
      <Column
        source="status"
        kind="status"
        disableSort
        render={({ status }) => (
          <span {...(mayStep && isOpen(status) && mark('steps'))}>
            <OrderStatusChip status={status} />
          </span>
        )}
      />
      <Column source="name" twoLines disableSort />
      <Column source="phone" kind="phone" from="desktop" disableSort />
      <Column source="units" kind="number" from="wide" disableSort />
      <Column source="total" kind="money" width={20} render={(order) => <TotalAndDue order={order} />} />
      <Column
        source="stepped_at"
        kind="moment"
        from="desktop"
        width={20}
        render={(order) => <WaitingSince order={order} />}
      />
      <Column source="created_at" kind="moment" from="wide" sortBy="id" sortByOrder="DESC" isNewest />
    </ListPage>
  )
}
