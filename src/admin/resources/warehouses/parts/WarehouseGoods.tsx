import { Box } from '@mui/material'
import { useMemo } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { type HeldRow, heldStates, isRunningShort } from '../../../../domain/reports'
import { columnsOf } from '../../../components/crud/columnsOf'
import { Expiry } from '../../../components/fields/Expiry'
import { Picture } from '../../../components/fields/Picture'
import { Value } from '../../../components/fields/Value'
import { formatNumber } from '../../../components/formats/formats'
import { FilterChips } from '../../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../../components/list/filters/specs'
import { ListShell } from '../../../components/list/ListShell'
import { ListTable } from '../../../components/list/ListTable'
import { RowLink } from '../../../components/list/RowLink'
import { SearchBox } from '../../../components/list/SearchBox'
import { paths } from '../../../components/screens/paths'
import { EmptyList } from '../../../components/states/EmptyList'

const Column = columnsOf<HeldRow>()

const chips: readonly FilterSpec[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'resources.held.state.label',
    choices: heldStates.map((id) => ({ id, name: `resources.held.state.${id}` })),
  },
]

export function WarehouseGoods({ warehouseId }: { warehouseId: number }) {
  const translate = useTranslate()
  const filter = useMemo(() => ({ warehouse_id: warehouseId }), [warehouseId])
  return (
    <ListShell
      resource="held"
      filter={filter}
      isTable
      filters={
        <>
          <SearchBox label="resources.held.search" />
          <FilterChips of={chips} />
        </>
      }
      empty={<EmptyList message={translate('resources.warehouses.empty_stock')} />}
    >
      <ListTable<HeldRow>>
        <Column
          source="title"
          disableSort
          picture={({ image }) => <Picture url={image} />}
          render={({ post_id, title, code }) => (
            <>
              <RowLink to={paths.stockOf(post_id)}>{title}</RowLink>
              <Box component="span" className="clip" sx={{ display: 'block', color: 'text.secondary' }}>
                {code}
              </Box>
            </>
          )}
        />
        <Column
          source="number"
          kind="number"
          width={18}
          sortByOrder="DESC"
          render={(row) => <OnHand row={row} />}
        />
        <Column
          source="next_expiry"
          kind="day"
          width={22}
          render={({ next_expiry }) => <Expiry day={next_expiry} />}
        />
        <Column source="lots" from="desktop" twoLines disableSort render={({ lots }) => <Lots of={lots} />} />
        <Column source="money" kind="money" from="tablet" sortByOrder="DESC" />
      </ListTable>
    </ListShell>
  )
}

function OnHand({ row }: { row: HeldRow }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const number = formatNumber(row.number, locale)
  if (!isRunningShort(row)) return number
  return (
    <Box component="span" sx={{ color: 'status.bad' }}>
      {number} · {translate('resources.held.is_short')}
    </Box>
  )
}

/** Lots in the order of use, with number and expiry date. */
function Lots({ of: lots }: { of: HeldRow['lots'] }) {
  return lots.map(({ id, number, expiry }, place) => (
    <span key={id}>
      {place > 0 && '; '}
      <Value kind="number" value={number} />
      {expiry && (
        <>
          {' ('}
          <Expiry day={expiry} />)
        </>
      )}
    </span>
  ))
}
