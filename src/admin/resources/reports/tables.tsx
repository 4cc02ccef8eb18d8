import { Box } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import type { DeadRow, ExpiringRow, LowRow, ProfitRow, ValueRow } from '../../../domain/reports'
import { columnsOf } from '../../components/crud/columnsOf'
import { Expiry } from '../../components/fields/Expiry'
import { Picture } from '../../components/fields/Picture'
import { Value } from '../../components/fields/Value'
import { ListTable } from '../../components/list/ListTable'
import { RowLink } from '../../components/list/RowLink'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { ReorderCell } from './ReorderCell'

const ValueColumn = columnsOf<ValueRow>()
const ExpiringColumn = columnsOf<ExpiringRow>()
const LowColumn = columnsOf<LowRow>()
const DeadColumn = columnsOf<DeadRow>()
const ProfitColumn = columnsOf<ProfitRow>()

type OfProduct = Pick<ValueRow, 'post_id' | 'title' | 'code' | 'image' | 'warehouse'>

function ProductLink({ row: { post_id, title, code } }: { row: OfProduct }) {
  const translate = useTranslate()
  const name = title ?? translate('reporting.gone')
  return (
    <>
      {post_id === null ? name : <RowLink to={paths.stockOf(post_id)}>{name}</RowLink>}
      {code && (
        <Box component="span" className="clip" sx={{ display: 'block', color: 'text.secondary' }}>
          {code}
        </Box>
      )}
    </>
  )
}

const product = (row: OfProduct) => <ProductLink row={row} />
const picture = ({ image }: OfProduct) => <Picture url={image} />
const warehouse = (row: OfProduct) => <bdi>{row.warehouse?.data?.name}</bdi>

export const ValueTable = () => (
  <ListTable<ValueRow>>
    <ValueColumn source="title" disableSort picture={picture} render={product} />
    <ValueColumn source="number" kind="number" sortByOrder="DESC" />
    <ValueColumn source="average_cost" kind="money" from="desktop" width={20} sortByOrder="DESC" />
    <ValueColumn source="money" kind="money" sortByOrder="DESC" />
    <ValueColumn
      source="next_expiry"
      kind="day"
      from="wide"
      width={22}
      render={({ next_expiry }) => <Expiry day={next_expiry} />}
    />
    <ValueColumn source="warehouse_id" width={24} disableSort render={warehouse} />
  </ListTable>
)

export const ExpiringTable = () => (
  <ListTable<ExpiringRow>>
    <ExpiringColumn source="title" disableSort picture={picture} render={product} />
    <ExpiringColumn source="expiry" kind="day" width={22} render={({ expiry }) => <Expiry day={expiry} />} />
    <ExpiringColumn
      source="days_left"
      kind="number"
      from="desktop"
      width={16}
      disableSort
      render={({ days_left }) => <DaysLeft days={days_left} />}
    />
    <ExpiringColumn source="number" kind="number" sortByOrder="DESC" />
    <ExpiringColumn source="money" kind="money" from="desktop" sortByOrder="DESC" />
    <ExpiringColumn source="warehouse_id" width={24} disableSort render={warehouse} />
    <ExpiringColumn
      source="slip_code"
      kind="action"
      from="wide"
      disableSort
      render={({ slip_id, slip_code }) => (
        <ScreenLink to={`${paths.slips}/${slip_id}`}>{slip_code}</ScreenLink>
      )}
    />
  </ListTable>
)

function DaysLeft({ days }: { days: number }) {
  const translate = useTranslate()
  if (days >= 0) return <Value kind="number" value={days} />
  return (
    <Box component="span" sx={{ color: 'status.bad' }}>
      {translate('reporting.overdue', { days: -days })}
    </Box>
  )
}

export function LowTable() {
  const { refetch } = useListContext()
  return (
    <ListTable<LowRow>>
      <LowColumn source="title" disableSort picture={picture} render={product} />
      <LowColumn source="number" kind="number" width={16} />
      <LowColumn source="expired" kind="number" from="desktop" disableSort />
      <LowColumn
        source="reorder_point"
        kind="number"
        width={20}
        sortByOrder="DESC"
        render={(row) => <ReorderCell row={row} onStale={refetch} />}
      />
      <LowColumn source="missing" kind="number" from="desktop" sortByOrder="DESC" />
      <LowColumn source="warehouse_id" width={24} disableSort render={warehouse} />
    </ListTable>
  )
}

export const DeadTable = () => (
  <ListTable<DeadRow>>
    <DeadColumn source="title" disableSort picture={picture} render={product} />
    <DeadColumn source="number" kind="number" from="desktop" sortByOrder="DESC" />
    <DeadColumn source="money" kind="money" sortByOrder="DESC" />
    <DeadColumn
      source="last_out"
      kind="day"
      from="desktop"
      disableSort
      render={({ last_out }) => <LastOut day={last_out} />}
    />
    <DeadColumn source="idle_days" kind="number" width={16} sortByOrder="DESC" />
    <DeadColumn source="warehouse_id" width={24} disableSort render={warehouse} />
  </ListTable>
)

function LastOut({ day }: { day: string | null }) {
  const translate = useTranslate()
  return day === null ? translate('reporting.never') : <Value kind="day" value={day} />
}

export function ProfitTable() {
  const { by = 'product' } = useListContext().filterValues
  return (
    <ListTable<ProfitRow>>
      {by === 'product' && <ProfitColumn source="title" disableSort picture={picture} render={product} />}
      {by === 'warehouse' && <ProfitColumn source="warehouse_id" disableSort render={warehouse} />}
      {(by === 'month' || by === 'day') && (
        <ProfitColumn
          source="period"
          kind="title"
          render={({ period }) => <Value kind="day" value={period} />}
        />
      )}
      <ProfitColumn source="sold" kind="number" sortByOrder="DESC" />
      <ProfitColumn source="money" kind="money" from="tablet" sortByOrder="DESC" />
      <ProfitColumn source="cost" kind="money" from="desktop" sortByOrder="DESC" />
      <ProfitColumn source="profit" kind="money" sortByOrder="DESC" />
      <ProfitColumn source="margin" kind="number" width={18} from="desktop" sortByOrder="DESC" />
    </ListTable>
  )
}
