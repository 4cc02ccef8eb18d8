import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import { Box, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatNumber } from '../formats/formats'
import { changeOf, type DayFigure, formatFigure, type Unit } from './figures'
import { Sparkline } from './Sparkline'
import { WithTable } from './WithTable'

interface FigureTileProps {
  label: string
  value: number
  unit?: Unit
  /** The value to compare with, and the i18n key of its name (yesterday, last week). */
  before?: { value: number; label: string }
  isRiseBad?: boolean
  days?: readonly DayFigure[]
}

export function FigureTile(props: FigureTileProps) {
  const { label, value, unit = 'number', before, isRiseBad = false, days = [] } = props
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const name = translate(label, { _: label })
  return (
    <Box role="group" aria-label={name}>
      <Typography color="textSecondary" variant="body2">
        {name}
      </Typography>
      <Typography
        variant="h2"
        component="p"
        noWrap
        sx={{ overflow: 'visible', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatFigure(value, unit, locale)}
      </Typography>
      {before && <Change {...{ value, before, isRiseBad, unit, locale }} />}
      {days.length > 1 && (
        <WithTable label={name} days={days} unit={unit}>
          <Sparkline values={days.map((day) => day.value)} />
        </WithTable>
      )}
    </Box>
  )
}

type ChangeProps = Required<Pick<FigureTileProps, 'value' | 'isRiseBad' | 'unit'>> & {
  before: NonNullable<FigureTileProps['before']>
  locale: string
}

/** Arrow, word and colour together: none of them informs alone. */
function Change({ value, before, isRiseBad, unit, locale }: ChangeProps) {
  const translate = useTranslate()
  const change = changeOf(value, before.value)
  const direction = change === undefined ? 'from_none' : change > 0 ? 'up' : change < 0 ? 'down' : 'same'
  const isGood = direction === 'up' ? !isRiseBad : isRiseBad
  const colour =
    direction === 'up' || direction === 'down' ? `status.${isGood ? 'ok' : 'bad'}` : 'text.secondary'
  const percent = formatNumber(Math.abs(change ?? 0), locale, {
    style: 'percent',
    maximumFractionDigits: Math.abs(change ?? 0) < 0.1 ? 1 : 0,
  })
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, typography: 'caption' }}
    >
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: colour }}>
        {direction === 'up' && <Up fontSize="inherit" />}
        {direction === 'down' && <Down fontSize="inherit" />}
        {translate(`parts.charts.${direction}`, { percent })}
      </Box>
      {/* A change from zero has no percentage to compare with. */}
      {direction !== 'from_none' && (
        <Typography variant="caption" color="textSecondary">
          {translate('parts.charts.against', {
            before: translate(before.label, { _: before.label }),
          })}{' '}
          ({formatFigure(before.value, unit, locale)})
        </Typography>
      )}
    </Box>
  )
}
