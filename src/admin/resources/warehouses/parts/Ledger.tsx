import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { MovementRow } from '../../../../domain/reports'
import { slipStyles } from '../../../../domain/stock'
import { columnsOf } from '../../../components/crud/columnsOf'
import { Picture } from '../../../components/fields/Picture'
import { Moment } from '../../../components/formats/Moment'
import { FilterChips } from '../../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../../components/list/filters/specs'
import { ListShell } from '../../../components/list/ListShell'
import { ListTable } from '../../../components/list/ListTable'
import { RowLink } from '../../../components/list/RowLink'
import { SearchBox } from '../../../components/list/SearchBox'
import { paths } from '../../../components/screens/paths'
import { EmptyList } from '../../../components/states/EmptyList'
import { MovedBy, SlipOf } from '../../reports/product/movement'

const Column = columnsOf<MovementRow>()

const chips: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'style',
    label: 'resources.slips.fields.style',
    choices: slipStyles.map((id) => ({ id, name: `resources.slips.style.${id}` })),
  },
  { kind: 'days', source: 'at' },
]

export function Ledger({ warehouseId }: { warehouseId: number }) {
  const translate = useTranslate()
  const filter = useMemo(() => ({ warehouse_id: warehouseId }), [warehouseId])
  return (
    <ListShell
      resource="movements"
      filter={filter}
      isTable
      filters={
        <>
          <SearchBox label="resources.held.search" />
          <FilterChips of={chips} />
        </>
      }
      empty={<EmptyList message={translate('resources.warehouses.never_moved')} />}
    >
      <ListTable<MovementRow>>
        <Column
          source="title"
          twoLines
          disableSort
          picture={({ image }) => <Picture url={image} />}
          render={({ post_id, title }) => <RowLink to={paths.stockOf(post_id)}>{title}</RowLink>}
        />
        <Column
          source="number"
          kind="number"
          width={11}
          disableSort
          render={({ number }) => <MovedBy number={number} />}
        />
        <Column source="balance" kind="number" width={11} disableSort />
        <Column source="slip" width={17} twoLines disableSort render={(row) => <SlipOf row={row} />} />
        <Column
          source="at"
          kind="moment"
          width={22}
          from="tablet"
          disableSort
          render={({ at }) => <Moment iso={at} exact />}
        />
      </ListTable>
    </ListShell>
  )
}
