import { Card } from '@mui/material'
import { dayOf } from '../../../../domain/businessTime'
import type { StockedProduct } from '../../../../domain/reports'
import { FigureTile } from '../../../components/charts/FigureTile'
import { FigureTiles } from '../../../components/charts/FigureTiles'
import type { DayFigure } from '../../../components/charts/figures'
import { LabeledBars } from '../../../components/charts/LabeledBars'

/** The last figure of each day, as one bar. */
const byDay = (figures: readonly DayFigure[]): DayFigure[] =>
  [...new Map(figures.map((figure) => [figure.day, figure])).values()].sort((one, other) =>
    one.day < other.day ? -1 : 1,
  )

export function Prices({ product: { stock, price, prices, bought } }: { product: StockedProduct }) {
  const sum = (field: 'number' | 'money') => stock.reduce((all, each) => all + each[field], 0)
  const changes = prices.map(({ at, after }) => ({ day: dayOf(at), value: after }))
  const [first] = prices
  const before = first ? [{ day: '', value: first.before }] : []
  return (
    <Card component="section" sx={frame}>
      <FigureTiles>
        <FigureTile label="reporting.product.total" value={sum('number')} />
        <FigureTile label="reporting.product.money" value={sum('money')} unit="money" />
        <FigureTile
          label="reporting.product.price"
          value={price}
          unit="money"
          days={byDay([...before, ...changes])}
        />
      </FigureTiles>
      {bought.length > 0 && (
        <LabeledBars
          label="reporting.product.bought"
          unit="money"
          days={byDay(bought.map(({ date, price: value }) => ({ day: date, value })))}
        />
      )}
    </Card>
  )
}

const frame = {
  display: 'grid',
  gap: 2,
  p: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const
