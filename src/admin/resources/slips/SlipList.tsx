import { useTranslate } from 'react-admin'
import type { Slip } from '../../../domain/slipSchema'
import { slipReasons, slipStatuses, slipStyles } from '../../../domain/stock'
import { columnsOf } from '../../components/crud/columnsOf'
import { EditLink } from '../../components/crud/EditLink'
import { ListPage } from '../../components/crud/ListPage'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { NewSlipMenu } from './NewSlipButtons'
import { SlipStatus } from './SlipStatus'

const Column = columnsOf<Slip>()
const chips: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'status',
    choices: slipStatuses.map((id) => ({ id, name: `resources.slips.status.${id}` })),
  },
  {
    kind: 'choice',
    source: 'reason',
    choices: slipReasons.map((id) => ({ id, name: `resources.slips.reason.${id}` })),
  },
  { kind: 'reference', source: 'warehouse_id', reference: 'warehouses' },
  { kind: 'days', source: 'date' },
]

/** Imports and exports, the newest first. */
export default function SlipList() {
  const translate = useTranslate()
  return (
    <ListPage<Slip>
      add={<NewSlipMenu />}
      canDelete={false}
      tabs={
        <ListTabs source="style" values={slipStyles} label={(style) => `resources.slips.style.${style}`} />
      }
      filters={
        <>
          <SearchBox label="resources.slips.search" />
          <FilterChips of={chips} />
        </>
      }
    >
      <Column source="code" width={14} disableSort render={({ code }) => <EditLink>{code}</EditLink>} />
      <Column
        source="status"
        kind="status"
        width={13}
        disableSort
        render={({ status }) => <SlipStatus status={status} />}
      />
      <Column source="date" kind="day" width={14} />
      <Column
        source="reason"
        from="desktop"
        width={14}
        disableSort
        render={({ reason }) => translate(`resources.slips.reason.${reason}`)}
      />
      <Column source="warehouse_id" twoLines disableSort render={({ warehouse }) => warehouse?.data?.name} />
      <Column
        source="supplier_id"
        from="wide"
        twoLines
        disableSort
        render={({ supplier }) => supplier?.data?.name}
      />
      <Column source="number" kind="number" from="desktop" width={10} disableSort />
      <Column source="money" kind="money" width={15} disableSort />
      <Column source="profit" kind="money" width={14} from="wide" disableSort />
    </ListPage>
  )
}
