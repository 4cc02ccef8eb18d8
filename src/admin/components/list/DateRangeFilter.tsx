import { TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'

/** The day of a moment on this clock, as a date field has it. */
export function dayOf(moment: unknown): string {
  const date = new Date(typeof moment === 'string' ? moment : Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The first or last moment of a day on this clock, as the API reads it; nothing for half a date. */
export function momentOf(day: string, end: 'from' | 'to'): string | undefined {
  const date = new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`)
  return Number.isNaN(date.getTime()) || date.getFullYear() < 1000 ? undefined : date.toISOString()
}

interface DateRangeFilterProps {
  /** Names of the two filters are `<source>_from` and `<source>_to`. */
  source?: string
}

/** From one day to another, both included. */
export function DateRangeFilter({ source = 'created' }: DateRangeFilterProps) {
  return (
    <>
      <DayField name={`${source}_from`} end="from" />
      <DayField name={`${source}_to`} end="to" />
    </>
  )
}

function DayField({ name, end }: { name: string; end: 'from' | 'to' }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const applied = dayOf(filterValues[name])
  // Typing passes through years that are not meant: they stay in the field until the date is whole.
  const [day, setDay] = useState(applied)
  useEffect(() => setDay(applied), [applied])
  const change = (wanted: string) => {
    setDay(wanted)
    const moment = momentOf(wanted, end)
    if (wanted && !moment) return
    const { [name]: _, ...others } = filterValues
    setFilters(moment ? { ...others, [name]: moment } : others)
  }
  return (
    <TextField
      type="date"
      label={translate(`components.list.${end}`)}
      value={day}
      onChange={({ target }) => change(target.value)}
      margin="none"
      sx={{ flex: { xs: '1 1 130px', sm: 'none' }, width: { sm: 160 } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
