import { Box, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useLocaleState, useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { formatDay } from '../formats/day'
import { type DayFigure, formatFigure, scaleOf, type Unit } from './figures'
import { WithTable } from './WithTable'

interface DayBarsProps {
  label: string
  unit?: Unit
  days: readonly DayFigure[]
}

/** Units of the SVG: each day has ten, of which the bar fills eight. */
const [slot, bar, high] = [10, 8, 100]

const Drawing = styled('svg')(({ theme: { palette, direction } }) => ({
  display: 'block',
  width: '100%',
  height: box.picture,
  transform: direction === 'rtl' ? 'scaleX(-1)' : undefined,
  '& .bar': { fill: palette.primary.main },
  '& .below': { fill: palette.status.bad },
  '& g:hover .ground': { fill: palette.action.hover },
  '& .ground': { fill: 'transparent' },
  '& line': { stroke: palette.field, vectorEffect: 'non-scaling-stroke' },
}))

export function DayBars({ label, unit = 'number', days }: DayBarsProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const name = translate(label, { _: label })
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return <Typography color="textSecondary">{translate('parts.charts.empty')}</Typography>
  const { high: top, low, span } = scaleOf(days.map(({ value }) => value))
  const heightOf = (value: number) => (Math.abs(value) / span) * high
  const zero = (top / span) * high
  const say = (value: number) => formatFigure(value, unit, locale)
  return (
    <Box component="figure" aria-label={name} sx={{ m: 0 }}>
      <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary' }}>
        {say(top)}
      </Box>
      <WithTable label={name} days={days} unit={unit}>
        <Drawing
          viewBox={`0 0 ${days.length * slot} ${high}`}
          preserveAspectRatio="none"
          aria-hidden
          focusable="false"
        >
          {days.map(({ day, value }, at) => (
            <g key={day}>
              <title>{`${formatDay(day, locale)}: ${say(value)}`}</title>
              <rect className="ground" x={at * slot} y={0} width={slot} height={high} />
              <rect
                className={value < 0 ? 'below' : 'bar'}
                x={at * slot + (slot - bar) / 2}
                y={value < 0 ? zero : zero - heightOf(value)}
                width={bar}
                height={heightOf(value)}
              />
            </g>
          ))}
          <line x1={0} x2={days.length * slot} y1={zero} y2={zero} />
        </Drawing>
        {low < 0 && (
          <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary' }}>
            {say(low)}
          </Box>
        )}
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          <span>{formatDay(first.day, locale)}</span>
          <span>{formatDay(last.day, locale)}</span>
        </Box>
      </WithTable>
    </Box>
  )
}
