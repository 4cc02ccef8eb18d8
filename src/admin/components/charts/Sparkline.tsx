import { styled } from '@mui/material/styles'
import { control } from '../../theme/tokens'
import { scaleOf } from './figures'

/** Units of the drawing; it is as wide as its place. */
const [wide, high] = [100, 30]

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: control.small,
  overflow: 'visible',
  marginBlock: theme.spacing(1),
  // Time goes the way of writing. The styles' own mirroring does not reach into drawings.
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined,
  '& polyline': {
    fill: 'none',
    stroke: theme.palette.primary.main,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
}))

/** The course of some values as a line. It has no words: what stands beside it says the figures. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const { low, span } = scaleOf(values)
  const last = Math.max(1, values.length - 1)
  const points = values.map(
    (value, at) => `${round((at / last) * wide)},${round(high - ((value - low) / span) * high)}`,
  )
  return (
    <Drawing viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden focusable="false">
      {/* A single value is a level line. */}
      <polyline
        points={(points.length === 1 ? [...points, `${wide},${points[0]?.split(',')[1]}`] : points).join(' ')}
      />
    </Drawing>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
