import { Box, FormHelperText, TextField, useMediaQuery } from '@mui/material'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { dayOf, momentOf, timeOf } from '../../../domain/businessTime'
import { parseTime } from '../../../domain/dynamicFields'
import { DayField } from './DayField'

/** When nothing else is said, things come out as the day's work begins. */
export const usualTime = '09:00'

interface MomentFieldProps {
  /** ISO 8601, or what is typed so far. */
  value: string
  /** Called with the moment once day and time are complete, and with the typed text until then. */
  onChange: (value: string) => void
  onBlur?: () => void
  /** An error, or anything else to say under the two. */
  hint?: ReactNode
  error?: boolean
  autoFocus?: boolean
}

interface Typed {
  day: string
  time: string
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

const typedOf = (value: string): Typed =>
  Number.isNaN(Date.parse(value)) ? { day: '', time: usualTime } : { day: dayOf(value), time: timeOf(value) }

const momentIn = ({ day, time }: Typed): string => {
  const hour = parseTime(time)
  return isDay(day) && hour ? momentOf(day, hour) : `${day} ${time}`.trim()
}

/** A moment by the clock of the business: its day and its time, each typed as the interface language does it. */
export function MomentField({ value, onChange, onBlur, hint, error, autoFocus }: MomentFieldProps) {
  const translate = useTranslate()
  const id = useId()
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const [typed, setTyped] = useState(() => typedOf(value))
  // A value from outside is shown; what is being typed is left as it is.
  useEffect(() => setTyped((now) => (momentIn(now) === value || !value ? now : typedOf(value))), [value])
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    onChange(momentIn(next))
  }
  const tidy = () => {
    const time = parseTime(typed.time)
    if (time && time !== typed.time) change({ time })
    onBlur?.()
  }
  return (
    <Box role="group" aria-describedby={id}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        <DayField
          label={translate('schedule.day')}
          value={typed.day}
          onChange={(day) => change({ day })}
          onBlur={onBlur}
          error={error}
          margin="none"
          autoFocus={autoFocus}
          required
          fullWidth
        />
        <TextField
          label={translate('schedule.time')}
          type={isTouch ? 'time' : 'text'}
          value={typed.time}
          onChange={({ target }) => change({ time: target.value })}
          onBlur={tidy}
          error={error}
          margin="none"
          placeholder={usualTime}
          required
          fullWidth
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5, dir: 'ltr' },
          }}
        />
      </Box>
      <FormHelperText id={id} error={error}>
        {hint || translate('schedule.zone')}
      </FormHelperText>
    </Box>
  )
}
