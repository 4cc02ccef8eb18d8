import { Box, Chip } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DayField } from '../../form/DayField'
import { deviceClock } from '../../formats/figures'
import type { FilterEditorProps } from './editor'
import { periods } from './periods'
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
  const moments = { [from]: localMomentOf(days.from, 'from'), [to]: localMomentOf(days.to, 'to') }
  const apply = (first: string, last: string) => {
    onChange({ [from]: localMomentOf(first, 'from'), [to]: localMomentOf(last, 'to') })
    onClose()
  }
  const isPart = (day: string, moment: string | undefined) => day !== '' && !moment
  const isWrong = isPart(days.from, moments[from]) || isPart(days.to, moments[to])
  return (
    <RangeForm isWrong={isWrong} onApply={() => apply(days.from, days.to)}>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {Object.entries(periods).map(([name, period]) => (
          <Chip
            key={name}
            label={translate(name)}
            variant="outlined"
            onClick={() => apply(...period(localDayOf(new Date().toISOString())))}
          />
        ))}
      </Box>
    </RangeForm>
  )
}
