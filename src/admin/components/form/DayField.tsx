import Calendar from '@mui/icons-material/CalendarTodayOutlined'
import { Box, IconButton, InputAdornment, TextField, type TextFieldProps, useMediaQuery } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FieldTitle, InputHelperText, useInput, useLocaleState, useTranslate } from 'react-admin'
import { parseDay } from '../../../domain/days'
import { formatDay } from '../day'
import { orderIn, separator } from '../figures'

interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** `2026-11-22`, or the text typed so far. */
  value: string
  /** Called with the day once it is complete, and with the typed text until then. */
  onChange: (day: string) => void
}

/** A day: typed in the format of the interface language, or chosen with the device's own wheel where fingers point. */
export function DayField(props: DayFieldProps) {
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true })
  return isTouch ? <TouchDay {...props} /> : <TypedDay {...props} />
}

/** The device's own date field; a phone is set to the language of its owner. */
const TouchDay = ({ value, onChange, ...props }: DayFieldProps) => (
  <TextField {...props} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
)

/**
 * A date input in the format of the interface language. The browser's own date field uses the browser's language
 * instead; only its calendar is used.
 */
function TypedDay({ value, onChange, onBlur, ...props }: DayFieldProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const calendar = useRef<HTMLInputElement>(null)
  const shown = formatDay(value, locale) || value
  const [text, setText] = useState(shown)
  // An outside change is shown; the text being typed is left as it is.
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
      placeholder={orderIn(locale)
        .map((part) => translate(`components.day.${part}`))
        .join(separator)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 10 },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Box
                component="input"
                ref={calendar}
                type="date"
                tabIndex={-1}
                aria-hidden
                value={formatDay(value, locale) ? value : ''}
                onChange={({ target }) => onChange(target.value)}
                sx={{
                  position: 'absolute',
                  right: 0,
                  bottom: 0,
                  width: 1,
                  height: 1,
                  opacity: 0,
                  border: 0,
                  p: 0,
                }}
              />
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('components.day.choose')}
                onClick={() => calendar.current?.showPicker()}
              >
                <Calendar fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

interface DayInputProps extends Pick<TextFieldProps, 'margin'> {
  source: string
  /** The resource's name for the field by default. */
  label?: ReactNode
  defaultValue?: unknown
  /** Under it, as long as nothing is wrong. */
  hint?: string
}

/** A day of a form. */
export function DayInput({ source, label, defaultValue, hint, margin }: DayInputProps) {
  const { id, field, fieldState, isRequired } = useInput({ source, defaultValue })
  const { error, invalid } = fieldState
  return (
    <DayField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={label ?? <FieldTitle source={source} isRequired={isRequired} />}
      error={invalid}
      helperText={invalid ? <InputHelperText error={error?.message} /> : hint}
      margin={margin}
      fullWidth
    />
  )
}
