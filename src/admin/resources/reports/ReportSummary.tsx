import { Card } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import type { ReportMeta, ReportName } from '../../../domain/reports'
import { FigureTile } from '../../components/charts/FigureTile'
import { FigureTiles } from '../../components/charts/FigureTiles'
import { LabeledBars } from '../../components/charts/LabeledBars'
import { NamedBars } from '../../components/charts/NamedBars'
import { box } from '../../theme/tokens'
import { reportListOf, unitOf } from './names'

export function ReportSummary({ name }: { name: ReportName }) {
  const { total, meta, isPending } = useListContext()
  const { sums, chart } = (meta ?? {}) as Partial<ReportMeta>
  if (total === 0) return null
  // Reserves its height, so that the rows below do not move, even if they load first.
  if (isPending || (total && !(sums && chart)))
    return <Card aria-hidden sx={{ ...frame, minHeight: box.figures }} />
  if (!sums || !chart) return null
  return (
    <Card component="section" sx={frame}>
      <FigureTiles>
        {Object.entries(sums).map(([column, value]) => (
          <FigureTile
            key={column}
            label={`resources.${reportListOf(name)}.fields.${column}`}
            value={value}
            unit={unitOf(column)}
          />
        ))}
      </FigureTiles>
      <Chart name={name} bars={chart} />
    </Card>
  )
}

function Chart({ name, bars }: { name: ReportName; bars: ReportMeta['chart'] }) {
  const translate = useTranslate()
  const label = `reporting.chart.${name}`
  if (name === 'profit')
    return (
      <LabeledBars label={label} unit="money" days={bars.map(({ key: day, value }) => ({ day, value }))} />
    )
  const isStaged = name === 'expiring'
  return (
    <NamedBars
      label={label}
      head={isStaged ? 'reporting.of.stage' : 'reporting.of.warehouse'}
      unit={name === 'low' ? 'number' : 'money'}
      bars={
        isStaged
          ? bars.map(({ key, value }) => ({ name: translate(`reporting.stage.${key}`), value }))
          : fewBars(bars, (count) => translate('reporting.other_warehouses', { smart_count: count }))
      }
    />
  )
}

const mostBars = 4

/** The greatest, and the others in one: the rows below stay where they are, however many there are. */
function fewBars(bars: ReportMeta['chart'], others: (count: number) => string) {
  const named = bars.map(({ key: name, value }) => ({ name, value }))
  if (named.length <= mostBars) return named
  const sorted = named.sort((one, other) => other.value - one.value)
  const rest = sorted.slice(mostBars - 1)
  const value = rest.reduce((sum, each) => sum + each.value, 0)
  return [...sorted.slice(0, mostBars - 1), { name: others(rest.length), value }]
}

const frame = {
  display: 'grid',
  gap: 2,
  p: 2,
  mb: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const
