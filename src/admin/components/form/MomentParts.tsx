import { Box, FormControl, FormHelperText, FormLabel, TextField, useMediaQuery } from '@mui/material'
import { type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { dayOf, momentOf, timeOf, usualTime } from '../../../domain/businessTime'
import { parseTime } from '../../../domain/dynamicFields'
import { DayField } from './DayField'

interface Typed {
  day: string
  time: string
}

const typedOf = (value: string, usual = ''): Typed =>
  Number.isNaN(Date.parse(value)) ? { day: '', time: usual } : { day: dayOf(value), time: timeOf(value) }

/** Moment of the typed parts; while one is missing, the typed text, which no schema accepts as a moment. */
function momentIn({ day, time }: Typed): string {
  const hour = parseTime(time)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  return isDay && hour ? momentOf(day, hour) : `${day} ${time}`.trim()
}

export interface MomentPartsProps {
  label?: ReactNode
  /** ISO 8601, or the text typed so far. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Error message; `true` if the hint tells it. */
  error?: ReactNode
  hint?: ReactNode
  usual?: string
  autoFocus?: boolean
  id?: string
  name?: string
  inputRef?: Ref<HTMLInputElement>
}

/** A moment as day and time in the time zone of the business. */
export function MomentParts(props: MomentPartsProps) {
  const { label, value, onChange, onBlur, error, hint, usual, autoFocus, id, name, inputRef } = props
  const translate = useTranslate()
  const hintId = useId()
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const [typed, setTyped] = useState(() => typedOf(value, usual))
  // Shows an outside change, but keeps a text being typed.
  useEffect(
    () => setTyped((now) => (momentIn(now) === value || (usual && !value) ? now : typedOf(value, usual))),
    [value, usual],
  )
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
  const isWrong = Boolean(error)
  return (
    <FormControl component="fieldset" error={isWrong} fullWidth sx={parts} aria-describedby={hintId}>
      {label && (
        <FormLabel component="legend" sx={{ typography: 'body2', fontWeight: 550, p: 0, mb: 0.5 }}>
          {label}
        </FormLabel>
      )}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: isTouch ? native : typing }}>
        <DayField
          id={id}
          label={translate('parts.moment.day')}
          name={name && `${name}.day`}
          inputRef={inputRef}
          value={typed.day}
          onChange={(day) => change({ day })}
          onBlur={onBlur}
          error={isWrong}
          margin="none"
          autoFocus={autoFocus}
          fullWidth
        />
        <TextField
          label={translate('parts.moment.time')}
          name={name && `${name}.time`}
          type={isTouch ? 'time' : 'text'}
          value={typed.time}
          onChange={({ target }) => change({ time: target.value })}
          onBlur={tidy}
          error={isWrong}
          margin="none"
          placeholder={usualTime}
          fullWidth
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: {
              inputMode: 'numeric',
              autoComplete: 'off',
              maxLength: 5,
              dir: 'ltr',
              ...(isTouch && { style: { width: 'auto' } }),
            },
          }}
        />
      </Box>
      <FormHelperText id={hintId} sx={{ mx: 0 }}>
        {(error !== true && error) || hint || translate('parts.moment.zone')}
      </FormHelperText>
    </FormControl>
  )
}

const typing = 'minmax(0, 3fr) minmax(0, 2fr)'
/** The browser may add AM/PM to a time, so the column grows with it. */
const native = 'minmax(0, 1fr) minmax(40%, max-content)'

/** Both parts are one field, so neither label says “optional”. */
const parts = { border: 0, p: 0, m: 0, mb: 1, minWidth: 0, '--optional': "''" } as const
