import { InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { FieldTitle, InputHelperText, useInput, useLocaleState } from 'react-admin'
import { parseDay } from '../../../domain/days'
import { formatDay } from '../formats/day'
import { CalendarButton, useDayHint } from './CalendarButton'

interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** `2026-11-22`, or the text typed so far. */
  value: string
  /** Called with the day once it is complete, before that with the typed text. */
  onChange: (day: string) => void
}

/** A day typed in the interface's format; a browser's date field would use the browser's language. */
export function DayField({ value, onChange, onBlur, ...props }: DayFieldProps) {
  const [locale] = useLocaleState()
  const shown = formatDay(value, locale) || value
  const [text, setText] = useState(shown)
  // Shows an outside change, but keeps a text being typed.
  useEffect(
    () => setText((typed) => ((parseDay(typed, locale) ?? typed) === value ? typed : shown)),
    [value, shown, locale],
  )
  const change = (typed: string) => {
    setText(typed)
    onChange(parseDay(typed, locale) ?? typed)
  }
  return (
    <TextField
      {...props}
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={(event) => {
        setText(shown)
        onBlur?.(event)
      }}
      placeholder={useDayHint()}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 30 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <CalendarButton day={value} onPick={onChange} edge="end" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

interface DayInputProps extends Pick<TextFieldProps, 'margin'> {
  source: string
  label?: ReactNode
  defaultValue?: unknown
  hint?: string
  isRequired?: boolean
}

export function DayInput({ source, label, defaultValue, hint, margin, ...rules }: DayInputProps) {
  const { id, field, fieldState, isRequired } = useInput({ source, defaultValue, ...rules })
  const { error, invalid } = fieldState
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      error={invalid}
      helperText={invalid ? <InputHelperText error={error?.message} /> : hint}
      margin={margin}
      fullWidth
    />
  )
}
