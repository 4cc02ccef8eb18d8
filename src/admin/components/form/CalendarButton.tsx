import Calendar from '@mui/icons-material/CalendarTodayOutlined'
import { Box, IconButton, type IconButtonProps } from '@mui/material'
import { useRef } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { isDay } from '../../../domain/days'
import { orderIn, separator } from '../formats/figures'

interface CalendarButtonProps extends Pick<IconButtonProps, 'edge' | 'tabIndex'> {
  day: string
  onPick: (day: string) => void
}

/** Opens the device's own calendar; its input stays invisible. */
export function CalendarButton({ day, onPick, edge, tabIndex }: CalendarButtonProps) {
  const translate = useTranslate()
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <>
      <Box
        component="input"
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={isDay(day) ? day : ''}
        onChange={({ target }) => onPick(target.value)}
        sx={{ position: 'absolute', right: 0, bottom: 0, width: 1, height: 1, opacity: 0, border: 0, p: 0 }}
      />
      <IconButton
        size="small"
        edge={edge}
        tabIndex={tabIndex}
        aria-label={translate('components.day.choose')}
        onClick={() => calendar.current?.showPicker()}
      >
        <Calendar fontSize="small" />
      </IconButton>
    </>
  )
}

/** The typing format of a day in the interface's language, such as nn/tt/nnnn. */
export function useDayHint(): string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return orderIn(locale)
    .map((part) => translate(`components.day.${part}`))
    .join(separator)
}
