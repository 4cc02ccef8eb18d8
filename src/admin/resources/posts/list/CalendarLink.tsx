import Calendar from '@mui/icons-material/CalendarMonthOutlined'
import { Button, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { useIsPhone } from '../../../components/viewport/useIsPhone'

export function CalendarLink({ typeId }: { typeId: number }) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const to = paths.calendar(typeId)
  const label = translate('resources.posts.title.calendar')
  if (isPhone)
    return (
      <IconButton component={ScreenLink} to={to} aria-label={label}>
        <Calendar />
      </IconButton>
    )
  return (
    <Button component={ScreenLink} to={to} startIcon={<Calendar />}>
      {label}
    </Button>
  )
}
