import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { CashRow } from '../../../domain/cash'
import { columnsOf } from '../../components/crud/columnsOf'
import { Value } from '../../components/fields/Value'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListHeading } from '../../components/list/ListHeading'
import { ListShell } from '../../components/list/ListShell'
import { ListTable } from '../../components/list/ListTable'
import { ExportButton } from '../../components/sheets/ExportButton'
import { EmptyList } from '../../components/states/EmptyList'
import { CashParts } from './CashParts'
import { CountButton } from './CountButton'
import { flowColumns, methodName } from './columns'
import { TillSummary } from './TillSummary'

const Column = columnsOf<CashRow>()

const filters: readonly FilterSpec[] = [
  {
    kind: 'days',
    source: 'at',
    label: 'resources.cash.period',
    usual: 'components.list.period.today',
  },
]

/** Any period is a result, also one in which nothing moved. */
const chosen = ['at_from', 'at_to']

/** Money that came in and went out, and the cash that is counted. */
export default function CashPage() {
  const translate = useTranslate()
  return (
    <ListShell
      resource="cash"
      heading={
        <ListHeading
          help={translate('resources.cash.hint')}
          add={<CountButton />}
          actions={<ExportButton />}
        />
      }
      filters={<FilterChips of={filters} />}
      chooses={chosen}
      empty={<EmptyList message={translate('resources.cash.empty')} />}
      isTable
      arrange={(head, rows) => (
        <>
          {head}
          <TillSummary />
          {rows}
          <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <CashParts />
          </Box>
        </>
      )}
    >
      <ListTable<CashRow>>
        <Column
          source="day"
          kind="title"
          sortByOrder="DESC"
          render={({ day }) => <Value kind="day" value={day} />}
        />
        <Column source="method" disableSort render={methodName} />
        {flowColumns()}
      </ListTable>
    </ListShell>
  )
}
