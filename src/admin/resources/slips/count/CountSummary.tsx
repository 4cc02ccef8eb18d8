import { Box } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '../../../../domain/money'
import { formatNumber } from '../../../components/formats/formats'
import { type CountRow, differenceOf, outcomeOf, worthOf } from './rows'

/** Number of rows named; the others are in the totals. */
const maxNamed = 50

const signed = (number: number, shown: string) => (number > 0 ? `+${shown}` : shown)

export function CountSummary({ rows }: { rows: readonly CountRow[] }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const changed = rows
    .filter((row) => differenceOf(row))
    .toSorted((one, other) => Math.abs(worthOf(other)) - Math.abs(worthOf(one)))
  const { missing, surplus, money } = outcomeOf(rows)
  const units = (number: number) => signed(number, formatNumber(number, locale))
  const worth = (amount: number) => signed(amount, formatMoney(amount))
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">{translate('resources.slips.line.title')}</th>
          <th scope="col">{translate('resources.slips.count.difference')}</th>
          <th scope="col">{translate('resources.slips.count.worth')}</th>
        </tr>
      </thead>
      <tbody>
        {changed.slice(0, maxNamed).map((row) => {
          const difference = differenceOf(row) ?? 0
          return (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{row.title}</bdi>
                {row.lot_id !== null && ` · #${row.lot_id}`}
              </th>
              <td data-falls={difference < 0}>{units(difference)}</td>
              <td>{worth(worthOf(row))}</td>
            </tr>
          )
        })}
        {changed.length > maxNamed && (
          <tr>
            <td colSpan={3}>
              {translate('resources.slips.cancel.more', { smart_count: changed.length - maxNamed })}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate('resources.slips.count.missing')}</th>
          <td>{units(-missing)}</td>
          <td />
        </tr>
        <tr>
          <th scope="row">{translate('resources.slips.count.surplus')}</th>
          <td>{units(surplus)}</td>
          <td />
        </tr>
        <tr>
          <th scope="row">{translate('resources.slips.count.summary.all')}</th>
          <td>{units(surplus - missing)}</td>
          <td>{worth(money)}</td>
        </tr>
      </tfoot>
    </Box>
  )
}

const table = ({ palette, spacing }: Theme) => ({
  width: '100%',
  mt: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    padding: spacing(0.75, 0.5),
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'end',
  },
  '& th': { fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& td': { whiteSpace: 'nowrap' },
  '& thead th': { color: palette.text.secondary },
  '& [data-falls=true]': { color: palette.status.bad },
  '& tfoot :is(th, td)': { fontWeight: 550 },
})
