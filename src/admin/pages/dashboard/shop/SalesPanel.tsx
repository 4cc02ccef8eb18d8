import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { businessDay } from '../../../../domain/businessTime'
import { addDays } from '../../../../domain/days'
import { formatMoney } from '../../../../domain/money'
import {
  type FigurePeriod,
  figurePeriods,
  type ShopFigures,
  type Sales as Sold,
} from '../../../../domain/shopFigures'
import { FigureTile } from '../../../components/charts/FigureTile'
import type { DayFigure } from '../../../components/charts/figures'
import { DashboardPanel } from '../DashboardPanel'

type Sales = NonNullable<ShopFigures['sales']>

const periods = Object.keys(figurePeriods) as FigurePeriod[]

/** Fills days without an order. */
function everyDay(days: readonly DayFigure[], count: number): DayFigure[] {
  const known = new Map(days.map(({ day, value }) => [day, value]))
  const today = businessDay(new Date())
  return Array.from({ length: count }, (_, place) => {
    const day = addDays(today, place + 1 - count)
    return { day, value: known.get(day) ?? 0 }
  })
}

interface SalesPanelProps {
  sales: Sales
  /** For users who may see costs. */
  costs: ShopFigures['costs']
}

export function SalesPanel({ sales, costs }: SalesPanelProps) {
  const translate = useTranslate()
  const { month } = sales.periods
  if (month.orders + month.before.orders + sales.owed === 0)
    return (
      <DashboardPanel title="dashboard.shop.sales">
        <Typography sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {translate('dashboard.shop.none')}
        </Typography>
      </DashboardPanel>
    )
  return (
    <DashboardPanel title="dashboard.shop.sales">
      <Box sx={tiles}>
        {periods.map((period) => {
          const { money, orders, received, before } = sales.periods[period]
          const length = figurePeriods[period]
          return (
            <div key={period}>
              <FigureTile
                label={`dashboard.shop.periods.${period}`}
                value={money}
                unit="money"
                before={{ value: before.money, label: `dashboard.shop.before.${period}` }}
                days={length > 1 ? everyDay(sales.days, length) : []}
              />
              <Typography variant="body2" color="textSecondary">
                {translate('dashboard.shop.orders', { smart_count: orders })}
                {' · '}
                {translate('dashboard.shop.orders_before', { smart_count: before.orders })}
              </Typography>
              <Average now={sales.periods[period]} before={before} />
              <Typography variant="body2" color="textSecondary">
                {translate('dashboard.shop.received', { money: formatMoney(received) })}
                {costs &&
                  ` · ${translate('dashboard.shop.profit', { money: formatMoney(costs.profit[period]) })}`}
              </Typography>
            </div>
          )
        })}
      </Box>
      <Typography sx={{ px: 2, pb: 2 }}>
        {translate('dashboard.shop.owed', { money: formatMoney(sales.owed) })}
        {costs && ` · ${translate('dashboard.shop.owing', { money: formatMoney(costs.owing) })}`}
      </Typography>
    </DashboardPanel>
  )
}

function Average({ now, before }: { now: Sold; before: Sold }) {
  const translate = useTranslate()
  const [money, moneyBefore] = [now, before].map((sold) =>
    sold.orders > 0 ? formatMoney(Math.round(sold.money / sold.orders)) : undefined,
  )
  if (!money) return null
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {translate('dashboard.shop.average', { money })}
      </Typography>
      {moneyBefore && (
        <Typography variant="caption" color="textSecondary">
          {translate('dashboard.shop.average_before', { money: moneyBefore })}
        </Typography>
      )}
    </>
  )
}

const tiles = {
  display: 'grid',
  gap: 2,
  px: 2,
  pb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const
