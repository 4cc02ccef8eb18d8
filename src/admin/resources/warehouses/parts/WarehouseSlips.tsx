import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Slip } from '../../../../domain/slipSchema'
import { FilterChips } from '../../../components/list/filters/FilterChips'
import { ListShell } from '../../../components/list/ListShell'
import { ListTable } from '../../../components/list/ListTable'
import { SearchBox } from '../../../components/list/SearchBox'
import { EmptyList } from '../../../components/states/EmptyList'
import { slipChips, slipColumns, styleChip } from '../../slips/slipColumns'

const chips = [styleChip, ...slipChips]

export function WarehouseSlips({ warehouseId }: { warehouseId: number }) {
  const translate = useTranslate()
  const filter = useMemo(() => ({ warehouse_id: warehouseId }), [warehouseId])
  return (
    <ListShell
      resource="slips"
      filter={filter}
      isTable
      filters={
        <>
          <SearchBox label="resources.slips.search" />
          <FilterChips of={chips} />
        </>
      }
      empty={<EmptyList message={translate('resources.slips.empty.message')} />}
    >
      <ListTable<Slip>>{slipColumns(false)}</ListTable>
    </ListShell>
  )
}
