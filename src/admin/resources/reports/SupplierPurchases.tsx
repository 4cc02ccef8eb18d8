import { Box } from '@mui/material'
import { useMemo } from 'react'
import { useListContext, useRecordContext, useTranslate } from 'react-admin'
import type { PurchaseRow, ReportMeta } from '../../../domain/reports'
import { LabeledBars } from '../../components/charts/LabeledBars'
import { columnsOf } from '../../components/crud/columnsOf'
import { FormSection } from '../../components/form/FormSection'
import { ListShell } from '../../components/list/ListShell'
import { ListTable } from '../../components/list/ListTable'
import { RowLink } from '../../components/list/RowLink'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { EmptyList } from '../../components/states/EmptyList'
import { useMay } from '../../providers/auth/rights'

const Column = columnsOf<PurchaseRow>()

export default function SupplierPurchases() {
  const supplier = useRecordContext()
  const maySee = useMay('slips', 'list')
  return supplier && maySee ? <Purchases supplierId={Number(supplier.id)} /> : null
}

function Purchases({ supplierId }: { supplierId: number }) {
  const translate = useTranslate()
  const filter = useMemo(() => ({ supplier_id: supplierId }), [supplierId])
  return (
    <FormSection title="reporting.bought">
      <ListShell
        resource="report_purchases"
        filter={filter}
        perPage={10}
        isInner
        isTable
        empty={<EmptyList message={translate('resources.report_purchases.empty')} />}
        arrange={(head, rows) => (
          <>
            {head}
            <ByMonth />
            {rows}
          </>
        )}
      >
        <ListTable<PurchaseRow>>
          <Column
            source="title"
            disableSort
            render={({ post_id, title }) =>
              post_id === null ? title : <RowLink to={paths.stockOf(post_id)}>{title}</RowLink>
            }
          />
          <Column source="date" kind="day" sortByOrder="DESC" />
          <Column source="number" kind="number" from="tablet" sortByOrder="DESC" />
          <Column source="price" kind="money" sortByOrder="DESC" />
          <Column source="money" kind="money" from="desktop" sortByOrder="DESC" />
          <Column
            source="slip_code"
            kind="action"
            from="desktop"
            disableSort
            render={({ slip_id, slip_code }) => (
              <ScreenLink to={`${paths.slips}/${slip_id}`}>{slip_code}</ScreenLink>
            )}
          />
        </ListTable>
      </ListShell>
    </FormSection>
  )
}

function ByMonth() {
  const { total, meta } = useListContext()
  const { chart = [] } = (meta ?? {}) as Partial<ReportMeta>
  if (!total || chart.length < 2) return null
  return (
    <Box sx={{ mb: 1 }}>
      <LabeledBars
        label="resources.report_purchases.fields.money"
        unit="money"
        days={chart.map(({ key: day, value }) => ({ day, value }))}
      />
    </Box>
  )
}
