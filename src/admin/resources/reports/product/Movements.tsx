import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { MovementRow } from '../../../../domain/reports'
import { columnsOf } from '../../../components/crud/columnsOf'
import { Moment } from '../../../components/formats/Moment'
import { FilterChips } from '../../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../../components/list/filters/specs'
import { ListShell } from '../../../components/list/ListShell'
import { ListTable } from '../../../components/list/ListTable'
import { RowLink } from '../../../components/list/RowLink'
import { EmptyList } from '../../../components/states/EmptyList'
import { MovedBy, SlipOf } from './movement'

const Column = columnsOf<MovementRow>()

const filters: readonly FilterSpec[] = [
  { kind: 'reference', source: 'warehouse_id', reference: 'warehouses' },
]

export function Movements({ productId }: { productId: number }) {
  const translate = useTranslate()
  const filter = useMemo(() => ({ post_id: productId }), [productId])
  return (
    <ListShell
      resource="movements"
      filter={filter}
      perPage={10}
      isInner
      isTable
      filters={<FilterChips of={filters} />}
      empty={<EmptyList message={translate('reporting.product.none')} />}
    >
      <ListTable<MovementRow>>
        <Column source="slip" twoLines disableSort render={(row) => <SlipOf row={row} link={RowLink} />} />
        <Column
          source="number"
          kind="number"
          width={11}
          disableSort
          render={({ number }) => <MovedBy number={number} />}
        />
        <Column source="balance" kind="number" width={9} disableSort />
        <Column
          source="at"
          kind="moment"
          width={22}
          disableSort
          render={({ at }) => <Moment iso={at} exact />}
        />
        <Column
          source="warehouse_id"
          width={17}
          twoLines
          disableSort
          render={({ warehouse }) => <bdi>{warehouse?.data?.name}</bdi>}
        />
      </ListTable>
    </ListShell>
  )
}
