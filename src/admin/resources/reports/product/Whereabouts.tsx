import { Box, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useLocaleState, useTranslate } from 'react-admin'
import { dayOf } from '../../../../domain/businessTime'
import type { StockedProduct } from '../../../../domain/reports'
import { formatDay } from '../../../components/day'
import { Value } from '../../../components/fields/Value'
import { ReorderCell } from '../ReorderCell'

type Stock = StockedProduct['stock'][number]

interface WhereaboutsProps {
  stock: readonly Stock[]
  title: string
  onStale: () => unknown
}

/** Where a product lies: a line a warehouse, and under it its lots in the order in which they are taken. */
export function Whereabouts({ stock, title, onStale }: WhereaboutsProps) {
  const translate = useTranslate()
  if (!stock.length)
    return <Typography color="textSecondary">{translate('reporting.product.nowhere')}</Typography>
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{translate('resources.report_low.fields.warehouse_id')}</th>
            <th scope="col" className="end">
              {translate('resources.report_low.fields.number')}
            </th>
            <th scope="col" className="end">
              {translate('resources.report_low.fields.money')}
            </th>
            <th scope="col" className="end">
              {translate('resources.report_low.fields.reorder_point')}
            </th>
          </tr>
        </thead>
        {stock.map((each) => (
          <tbody key={each.id}>
            <tr>
              <th scope="row">
                <bdi>{each.warehouse}</bdi>
              </th>
              <td>
                <Value kind="number" value={each.number} />
              </td>
              <td>
                <Value kind="money" value={each.money} />
              </td>
              <td>
                <ReorderCell row={{ ...each, title }} onStale={onStale} />
              </td>
            </tr>
            {each.lots.map((lot) => (
              <Lot key={lot.id} lot={lot} />
            ))}
          </tbody>
        ))}
      </Box>
    </Box>
  )
}

function Lot({
  lot: { id, number, price, expiry, imported_at, is_expired },
}: {
  lot: Stock['lots'][number]
}) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <tr className="lot">
      <th scope="row">
        {translate('reporting.product.lot')} {id} · {translate('reporting.product.imported')}{' '}
        {formatDay(dayOf(imported_at), locale)}
        {expiry && (
          <Box component="span" sx={is_expired ? { color: 'status.bad' } : undefined}>
            {' · '}
            {translate(is_expired ? 'reporting.stage.expired' : 'resources.report_low.fields.expiry')}{' '}
            {formatDay(expiry, locale)}
          </Box>
        )}
      </th>
      <td>
        <Value kind="number" value={number} />
      </td>
      <td>
        <Value kind="money" value={number * price} />
      </td>
      <td />
    </tr>
  )
}

const table = ({ palette, spacing }: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: spacing(0.75, 1), borderBottom: `1px solid ${palette.divider}` },
  '& th': { textAlign: 'start', fontWeight: 550 },
  '& td, & .end': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': { color: palette.text.secondary },
  '& .lot :is(th, td)': { typography: 'caption', color: palette.text.secondary },
  '& .lot th': { paddingInlineStart: spacing(3), fontWeight: 400 },
})
