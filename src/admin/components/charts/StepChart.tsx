import { Box, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useLocaleState, useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { formatNumber } from '../formats/formats'
import { formatFigure, scaleOf, type Unit } from './figures'
import { WithTable } from './WithTable'

interface StepChartProps {
  label: string
  by: string
  unit?: Unit
  /** Each value and the place from which it holds; ascending, the first from 1. */
  steps: readonly { from: number; value: number }[]
  marked?: number
}

const [wide, high] = [100, 100]

const Drawing = styled('svg')(({ theme: { palette, direction } }) => ({
  display: 'block',
  width: '100%',
  height: box.picture,
  overflow: 'visible',
  transform: direction === 'rtl' ? 'scaleX(-1)' : undefined,
  '& polyline': {
    fill: 'none',
    stroke: palette.primary.main,
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  '& .ground': { stroke: palette.field, vectorEffect: 'non-scaling-stroke' },
  '& .marked': { stroke: palette.status.info, strokeDasharray: '4 3', vectorEffect: 'non-scaling-stroke' },
}))

/** A value that changes at a few places, as a stepped line; its table lists each span. */
export function StepChart({ label, by, unit = 'money', steps, marked }: StepChartProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const name = translate(label, { _: label })
  const last = Math.max(steps.at(-1)?.from ?? 1, marked ?? 1)
  // Leaves room to see the last step.
  const end = Math.max(last + 1, Math.ceil(last * 1.2))
  const { high: top, span } = scaleOf(steps.map(({ value }) => value))
  const x = (place: number) => ((place - 1) / (end - 1)) * wide
  const y = (value: number) => ((top - value) / span) * high
  const points = steps.flatMap(({ from, value }, at) => [
    `${x(from)},${y(value)}`,
    `${x(steps[at + 1]?.from ?? end)},${y(value)}`,
  ])
  const until = (from: number) => {
    const next = steps[steps.findIndex((step) => step.from === from) + 1]?.from
    const number = (value: number) => formatNumber(value, locale)
    if (next === undefined) return `${number(from)}+`
    return next - 1 === from ? number(from) : `${number(from)}–${number(next - 1)}`
  }
  return (
    <Box component="figure" aria-label={name} sx={{ m: 0 }}>
      <Typography aria-hidden variant="caption" color="textSecondary" component="div">
        {formatFigure(top, unit, locale)}
      </Typography>
      <WithTable
        label={name}
        unit={unit}
        head={by}
        nameOf={(from) => until(Number(from))}
        days={steps.map(({ from, value }) => ({ day: String(from), value }))}
      >
        <Drawing viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden focusable="false">
          <line className="ground" x1={0} x2={wide} y1={high} y2={high} />
          {marked !== undefined && <line className="marked" x1={x(marked)} x2={x(marked)} y1={0} y2={high} />}
          <polyline points={points.join(' ')} />
        </Drawing>
        <Box
          aria-hidden
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          <span>1</span>
          <span>{translate(by, { _: by })}</span>
          <span>{formatNumber(end, locale)}</span>
        </Box>
      </WithTable>
    </Box>
  )
}
