import { Alert, Box } from '@mui/material'
import { useId } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { businessDay } from '../../../../domain/businessTime'
import { isMonth, monthOf, weeksOf } from '../../../../domain/days'
import type { PostType } from '../../../../domain/typeSchema'
import { firstWeekday } from '../../../components/formats/businessFormats'
import { PageHeading } from '../../../components/heading/PageHeading'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { useIsPhone } from '../../../components/viewport/useIsPhone'
import { useMay } from '../../../providers/auth/rights'
import { box } from '../../../theme/tokens'
import { Agenda } from './Agenda'
import { CalendarBar } from './CalendarBar'
import { MonthGrid } from './MonthGrid'
import { PlanArea } from './PlanArea'
import { Undated } from './Undated'
import { useCalendar } from './useCalendar'

interface CalendarProps {
  typeId?: number
  type?: PostType
}

/** A month of posts in the time zone of the business; the address has the month and the view. */
export function Calendar({ typeId, type }: CalendarProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const titleId = useId()
  const isPhone = useIsPhone()
  const mayMove = useMay('posts', 'edit')
  const [address, setAddress] = useSearchParams()
  const today = businessDay(new Date())
  const asked = address.get('month')
  const month = isMonth(asked) ? asked : monthOf(today)
  // Phones have no room for seven columns.
  const isAgenda = isPhone || address.get('view') === 'list'
  const weeks = weeksOf(month, firstWeekday(locale))
  const [first = today, last = today] = [weeks[0]?.[0], weeks.at(-1)?.[6]]
  const { planned, byDay, waiting, more, hidden, refresh } = useCalendar(typeId, first, last, mayMove)
  const change = (values: Record<string, string | undefined>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value)
      else next.delete(name)
    setAddress(next, { replace: true })
  }
  const title = type && translate('schedule.title_of', { type: type.title })
  return (
    <PlanArea mayMove={mayMove} refresh={refresh}>
      <PageHeading
        title={title}
        subtitle={`${translate('parts.moment.zone')}. ${translate('schedule.only_dated')}`}
      />
      <CalendarBar
        titleId={titleId}
        month={month}
        thisMonth={monthOf(today)}
        isAgenda={isAgenda}
        hasViews={!isPhone}
        typeId={typeId}
        onMonth={(to) => change({ month: to === monthOf(today) ? undefined : to })}
        onView={(view) => change({ view })}
      />
      {planned.error && (
        <LoadFailure resource="posts" error={planned.error} onRetry={refresh} sx={{ mb: 1.5 }} />
      )}
      {hidden > 0 && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate('schedule.too_many', { count: hidden })}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: mayMove ? `minmax(0, 1fr) ${box.menuPaper}px` : 'minmax(0, 1fr)',
          },
        }}
      >
        {isAgenda ? (
          // Without data the month would look empty.
          planned.data && <Agenda month={month} today={today} byDay={byDay} />
        ) : (
          <MonthGrid
            labelledBy={titleId}
            month={month}
            today={today}
            byDay={byDay}
            isBusy={planned.isPending}
            onMonth={(to) => change({ month: to === monthOf(today) ? undefined : to })}
          />
        )}
        {mayMove && waiting && !(isAgenda && planned.isPending) && (
          <Undated posts={waiting} more={more} canDrag={!isAgenda} />
        )}
      </Box>
    </PlanArea>
  )
}
