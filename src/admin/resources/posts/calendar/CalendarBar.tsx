import Before from '@mui/icons-material/ChevronLeft'
import After from '@mui/icons-material/ChevronRight'
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography, useTheme } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { addMonths } from '../../../../domain/days'
import { monthTitle } from '../../../components/formats/businessFormats'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'

interface CalendarBarProps {
  titleId: string
  month: string
  thisMonth: string
  isAgenda: boolean
  hasViews: boolean
  typeId?: number
  onMonth: (month: string) => void
  onView: (view: string | undefined) => void
}

export function CalendarBar(props: CalendarBarProps) {
  const { titleId, month, thisMonth, isAgenda, hasViews, typeId, onMonth, onView } = props
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const mirrored = { transform: useTheme().direction === 'rtl' ? 'scaleX(-1)' : undefined }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <IconButton
        aria-label={translate('schedule.month_before')}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <Before sx={mirrored} />
      </IconButton>
      <IconButton aria-label={translate('schedule.month_after')} onClick={() => onMonth(addMonths(month, 1))}>
        <After sx={mirrored} />
      </IconButton>
      <Typography id={titleId} variant="h2" aria-live="polite" sx={{ marginInlineEnd: 1 }}>
        {monthTitle(month, locale)}
      </Typography>
      <Button variant="outlined" onClick={() => onMonth(thisMonth)} disabled={month === thisMonth}>
        {translate('schedule.today')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {typeId !== undefined && (
        <Button component={ScreenLink} to={paths.posts(typeId)}>
          {translate('schedule.to_list')}
        </Button>
      )}
      {hasViews && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isAgenda ? 'list' : 'month'}
          aria-label={translate('schedule.view')}
          onChange={(_event, view: string | null) => view && onView(view === 'list' ? 'list' : undefined)}
        >
          <ToggleButton value="month">{translate('schedule.as_month')}</ToggleButton>
          <ToggleButton value="list">{translate('schedule.as_list')}</ToggleButton>
        </ToggleButtonGroup>
      )}
    </Box>
  )
}
