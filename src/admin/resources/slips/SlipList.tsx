import type { Slip } from '../../../domain/slipSchema'
import { slipStyles } from '../../../domain/stock'
import { ListPage } from '../../components/crud/ListPage'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { NewSlipMenu } from './NewSlipButtons'
import { slipChips, slipColumns } from './slipColumns'

const chips: readonly FilterSpec[] = [
  ...slipChips,
  { kind: 'reference', source: 'warehouse_id', reference: 'warehouses' },
]

export default function SlipList() {
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
      {slipColumns(true)}
    </ListPage>
  )
}
