import { Box } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useLocaleState } from 'react-admin'
import { monthOf, weeksOf } from '../../../../domain/days'
import type { Post } from '../../../../domain/postSchema'
import { firstWeekday, weekdayName } from '../../../components/formats/businessFormats'
import { DayCell } from './DayCell'
import { useMonthKeys } from './useMonthKeys'

const Week = styled('div')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  borderTop: `1px solid ${palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}))

interface MonthGridProps {
  labelledBy: string
  month: string
  today: string
  byDay: ReadonlyMap<string, Post[]>
  isBusy: boolean
  onMonth: (month: string) => void
}

export function MonthGrid({ labelledBy, month, today, byDay, isBusy, onMonth }: MonthGridProps) {
  const [locale] = useLocaleState()
  const first = firstWeekday(locale)
  const { grid, day: focused, onKeyDown, choose } = useMonthKeys({ month, today, first, onMonth })
  const weeks = weeksOf(month, first)
  return (
    <Box
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Week role="row">
        {(weeks[0] ?? []).map((day) => (
          <Box
            key={day}
            role="columnheader"
            aria-label={weekdayName(day, locale, 'long')}
            sx={{ p: 0.5, textAlign: 'center', typography: 'caption', color: 'text.secondary' }}
          >
            {weekdayName(day, locale, 'short')}
          </Box>
        ))}
      </Week>
      {weeks.map((week) => (
        <Week key={week[0]} role="row">
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              posts={byDay.get(day) ?? noPosts}
              isToday={day === today}
              isOutside={monthOf(day) !== month}
              isFocused={day === focused}
              onFocus={() => choose(day)}
            />
          ))}
        </Week>
      ))}
    </Box>
  )
}

const noPosts: readonly Post[] = []
