import { styled } from '@mui/material/styles'
import { control } from '../../theme/tokens'
import { scaleOf } from './figures'

const [wide, high] = [100, 30]

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: control.small,
  overflow: 'visible',
  marginBlock: theme.spacing(1),
  // Time runs in the direction of writing, but RTL mirroring of styles does not reach into SVG.
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

/** A line without words, hidden from screen readers; the figures stand beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const { low, span } = scaleOf(values)
  const last = Math.max(1, values.length - 1)
  const points = values.map(
    (value, at) => `${round((at / last) * wide)},${round(high - ((value - low) / span) * high)}`,
  )
  return (
    <Drawing viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden focusable="false">
      {/* A single value becomes a level line. */}
      <polyline
        points={(points.length === 1 ? [...points, `${wide},${points[0]?.split(',')[1]}`] : points).join(' ')}
      />
    </Drawing>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
