import { Box, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { Fragment } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { dayOf } from '../../../../domain/businessTime'
import type { StockedProduct } from '../../../../domain/reports'
import { Value } from '../../../components/fields/Value'
import { formatDay } from '../../../components/formats/day'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import { ReorderCell } from '../ReorderCell'

type Stock = StockedProduct['stock'][number]

/** Total with expired goods, so that it equals the sum of the lots below. */
const everything = 'resources.report_value.fields.number'

interface WhereaboutsProps {
  stock: readonly Stock[]
  title: string
  onStale: () => unknown
}

export function Whereabouts({ stock, title, onStale }: WhereaboutsProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  if (!stock.length)
    return <Typography color="textSecondary">{translate('reporting.product.nowhere')}</Typography>
  if (isPhone)
    return stock.map((each) => <Place key={each.id} stock={each} title={title} onStale={onStale} />)
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{translate('resources.report_low.fields.warehouse_id')}</th>
            <th scope="col" className="end">
              {translate(everything)}
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

interface PlaceProps extends Omit<WhereaboutsProps, 'stock'> {
  stock: Stock
}

function Place({ stock, title, onStale }: PlaceProps) {
  const translate = useTranslate()
  const name = (field: string) => translate(`resources.report_low.fields.${field}`)
  return (
    <Box component="section" sx={place} aria-label={stock.warehouse ?? undefined}>
      <Typography component="h3" variant="subtitle2">
        <bdi>{stock.warehouse}</bdi>
      </Typography>
      <dl>
        <dt>{translate(everything)}</dt>
        <dd>
          <Value kind="number" value={stock.number} />
        </dd>
        <dt>{name('money')}</dt>
        <dd>
          <Value kind="money" value={stock.money} />
        </dd>
        <dt>{name('reorder_point')}</dt>
        <dd>
          <ReorderCell row={{ ...stock, title }} onStale={onStale} />
        </dd>
        {stock.lots.map((lot) => (
          <Fragment key={lot.id}>
            <dt className="lot">
              <LotName lot={lot} />
            </dt>
            <dd className="lot">
              <Value kind="number" value={lot.number} /> ·{' '}
              <Value kind="money" value={lot.number * lot.price} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Box>
  )
}

function LotName({ lot: { id, expiry, imported_at, is_expired } }: { lot: Stock['lots'][number] }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <>
      {translate('reporting.product.lot')} {id} · {translate('reporting.product.imported')}{' '}
      {formatDay(dayOf(imported_at), locale)}
      {expiry && (
        <Box component="span" sx={is_expired ? { color: 'status.bad', fontWeight: 550 } : undefined}>
          {' · '}
          {translate(is_expired ? 'reporting.stage.expired' : 'resources.report_low.fields.expiry')}{' '}
          {formatDay(expiry, locale)}
        </Box>
      )}
    </>
  )
}

function Lot({ lot }: { lot: Stock['lots'][number] }) {
  const { number, price } = lot
  return (
    <tr className="lot">
      <th scope="row">
        <LotName lot={lot} />
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

const place = ({ palette, spacing }: Theme) => ({
  '& + &': { marginTop: spacing(2) },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: spacing(2),
    margin: 0,
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is(dt, dd)': { margin: 0, padding: spacing(0.75, 0), borderBottom: `1px solid ${palette.divider}` },
  '& dt': { color: palette.text.secondary },
  '& dd': { textAlign: 'end' },
  '& .lot': { typography: 'caption', color: palette.text.secondary },
  '& dt.lot': { paddingInlineStart: spacing(2) },
})

const table = ({ palette, spacing }: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& td button': { marginInline: 0 },
  '& th, & td': { padding: spacing(0.75, 1), borderBottom: `1px solid ${palette.divider}` },
  '& th': { textAlign: 'inherit', fontWeight: 550 },
  '& td, & .end': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': { color: palette.text.secondary },
  '& .lot :is(th, td)': { typography: 'caption', color: palette.text.secondary },
  '& .lot th': { paddingInlineStart: spacing(3), fontWeight: 400 },
})
