import type { Order } from '../../../domain/orderSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { RowLink } from '../../components/list/RowLink'
import { paths } from '../../components/screens/paths'
import { OrderStatusChip } from './OrderStatusChip'

const Column = columnsOf<Order>()

export const orderColumns = (
  <>
    <Column
      source="code"
      disableSort
      render={({ type_id, id, code }) => <RowLink to={paths.order(type_id, id)}>{code}</RowLink>}
    />
    <Column
      source="status"
      kind="status"
      disableSort
      render={({ status }) => <OrderStatusChip status={status} />}
    />
    <Column source="total" kind="money" disableSort />
    <Column source="created_at" kind="day" from="tablet" disableSort />
  </>
)
