import { Box } from '@mui/material'
import { DayBars } from '../components/charts/DayBars'
import { FigureTile } from '../components/charts/FigureTile'
import { box } from '../theme/tokens'
import sample from './sample.json'

const days = sample.days.map((value, at) => ({ day: `2026-11-${String(9 + at).padStart(2, '0')}`, value }))
const orders = days.map(({ day, value }) => ({ day, value: Math.round(value / 150_000) }))
const returns = days.map(({ day }, at) => ({ day, value: [0, 1, 0, 2][at % 4] ?? 0 }))

export function ChartsSample() {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${box.filter}px), 1fr))`,
          gap: 3,
          mb: 3,
        }}
      >
        <FigureTile
          label="Revenue"
          unit="money"
          value={1_345_000}
          before={{ value: 1_120_000, label: 'Yesterday' }}
          days={days}
        />
        <FigureTile label="Orders" value={9} before={{ value: 9, label: 'Yesterday' }} days={orders} />
        <FigureTile
          label="Returns"
          value={2}
          before={{ value: 1, label: 'Last week' }}
          days={returns}
          isRiseBad
        />
      </Box>
      <DayBars label="Revenue" unit="money" days={days} />
    </>
  )
}
