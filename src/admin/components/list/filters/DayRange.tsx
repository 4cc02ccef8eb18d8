import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DayField } from '../../form/DayField'
import { deviceClock } from '../../formats/figures'
import type { FilterEditorProps } from './editor'
import { periodOf, periods } from './periods'
import { RangeForm } from './RangeForm'

/** The local day of a timestamp, `2026-11-22`. */
const localDayOf = (moment: unknown): string =>
  deviceClock(typeof moment === 'string' ? moment : Number.NaN).slice(0, 10)

/** First or last moment of a local day in ISO 8601; `undefined` for an incomplete date. */
function localMomentOf(day: string, end: 'from' | 'to'): string | undefined {
  const date = new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`)
  return Number.isNaN(date.getTime()) || date.getFullYear() < 1000 ? undefined : date.toISOString()
}

export default function DayRange({ spec, filters, onChange, onClose }: FilterEditorProps) {
  const translate = useTranslate()
  const [from, to] = [`${spec.source}_from`, `${spec.source}_to`]
  const [days, setDays] = useState({ from: localDayOf(filters[from]), to: localDayOf(filters[to]) })
  const momentsOf = (range: typeof days) => ({
    [from]: localMomentOf(range.from, 'from'),
    [to]: localMomentOf(range.to, 'to'),
  })
  const moments = momentsOf(days)
  const isPart = (day: string, moment: string | undefined) => day !== '' && !moment
  const isWrong = isPart(days.from, moments[from]) || isPart(days.to, moments[to])
  const apply = (range: typeof days) => {
    onChange(momentsOf(range))
    onClose()
  }
  return (
    <RangeForm isWrong={isWrong} onApply={() => apply(days)}>
      {spec.kind === 'days' && spec.hasPeriods && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {periods.map((name) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              onClick={() => apply(periodOf(name, localDayOf(new Date().toISOString())))}
            >
              {translate(`components.list.period.${name}`)}
            </Button>
          ))}
        </Box>
      )}
      <DayField
        autoFocus
        label={translate('components.list.from')}
        value={days.from}
        onChange={(day) => setDays({ ...days, from: day })}
      />
      <DayField
        label={translate('components.list.to')}
        value={days.to}
        onChange={(day) => setDays({ ...days, to: day })}
      />
    </RangeForm>
  )
}
