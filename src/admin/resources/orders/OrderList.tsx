import Forward from '@mui/icons-material/ArrowForward'
import Check from '@mui/icons-material/Check'
import { useMemo } from 'react'
import { lateAfterDays, orderStatuses } from '../../../domain/order'
import type { Order } from '../../../domain/orderSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { BulkChangeButton } from '../../components/list/BulkButtons'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { TypePage } from '../../components/TypePage'
import { OrderStatus, statusLabel, Waiting } from './OrderStatus'

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
  { kind: 'reference', source: 'agency_id', reference: 'agencies' },
  { kind: 'numbers', source: 'total' },
  { kind: 'days', source: 'created', label: 'resources.orders.fields.created_at' },
]

/** The orders of a type, by where they are. */
export default function OrderList() {
  return <TypePage>{(typeId) => <Orders key={typeId} typeId={typeId} />}</TypePage>
}

function Orders({ typeId }: { typeId: number }) {
  const filter = useMemo(() => ({ type_id: typeId }), [typeId])
  return (
    <ListPage<Order>
      filter={filter}
      tabs={<ListTabs source="status" values={orderStatuses} label={statusLabel} />}
      filters={
        <>
          <SearchBox label="resources.orders.search" />
          <FilterChips of={chips} />
        </>
      }
      bulk={
        <>
          <BulkChangeButton
            label="resources.orders.step.processing"
            icon={<Forward />}
            data={{ status: 'processing' }}
          />
          <BulkChangeButton
            label="resources.orders.step.delivered"
            icon={<Check />}
            data={{ status: 'delivered' }}
          />
        </>
      }
    >
      <Column source="code" width={18} disableSort render={({ code }) => <EditLink>{code}</EditLink>} />
      <Column
        source="status"
        kind="status"
        disableSort
        render={({ status }) => <OrderStatus status={status} />}
      />
      <Column source="name" disableSort />
      <Column source="phone" kind="phone" from="desktop" disableSort />
      <Column source="units" kind="number" from="wide" disableSort />
      <Column source="total" kind="money" />
      <Column
        source="stepped_at"
        kind="moment"
        from="tablet"
        width={20}
        render={(order) => <Waiting order={order} />}
      />
      <Column source="created_at" kind="moment" from="wide" sortBy="id" sortByOrder="DESC" isNewest />
    </ListPage>
  )
}
