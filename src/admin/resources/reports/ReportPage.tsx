import { useState } from 'react'
import { useParams, useTranslate } from 'react-admin'
import type { ReportName } from '../../../domain/reports'
import { FilterChips } from '../../components/list/filters/FilterChips'
import { ListHeading } from '../../components/list/ListHeading'
import { ListShell } from '../../components/list/ListShell'
import { ExportButton } from '../../components/sheets/ExportButton'
import { EmptyList } from '../../components/states/EmptyList'
import { NotFound } from '../../components/states/NotFound'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { useFilters } from './filters'
import { isReportName, reportListOf } from './names'
import { ReportSummary } from './ReportSummary'
import { ReportTabs } from './ReportTabs'
import { Sums } from './Sums'
import { DeadTable, ExpiringTable, LowTable, ProfitTable, ValueTable } from './tables'

const tables = {
  value: ValueTable,
  expiring: ExpiringTable,
  low: LowTable,
  dead: DeadTable,
  profit: ProfitTable,
} as const

export default function ReportPage() {
  const { report = 'value' } = useParams()
  return isReportName(report) ? <Report key={report} name={report} /> : <NotFound />
}

/** All filters choose the report's data, so an empty report is a result and no search without matches. */
const chosen = ['warehouse_id', 'days', 'at_from', 'at_to', 'by', 'state']

function Report({ name }: { name: ReportName }) {
  const translate = useTranslate()
  const Table = tables[name]
  const list = reportListOf(name)
  const filters = useFilters(name)
  // A phone shows rows first; totals and chart are one tap away.
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  return (
    <ListShell
      resource={list}
      heading={
        <ListHeading help={translate(`resources.${list}.hint`)} add={null} actions={<ExportButton />} />
      }
      tabs={<ReportTabs name={name} />}
      filters={
        <>
          {isPhone && <Sums name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
          <FilterChips of={filters} />
        </>
      }
      chooses={chosen}
      empty={<EmptyList message={translate(`resources.${list}.empty`)} />}
      isTable
      arrange={(head, rows) => (
        <>
          {head}
          {(!isPhone || isOpen) && <ReportSummary name={name} />}
          {rows}
        </>
      )}
    >
      <Table />
    </ListShell>
  )
}
