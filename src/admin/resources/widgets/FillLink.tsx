import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { Widget } from '../../../domain/widgetSchema'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { flush } from '../../theme/flush'

export function FillLink() {
  const translate = useTranslate()
  const widget = useRecordContext<Widget>()
  if (!widget?.type) return null
  return (
    <Button
      component={ScreenLink}
      to={`${paths.widgetPage(widget.type)}#${encodeURIComponent(widget.key)}`}
      size="small"
      sx={{ justifySelf: 'start', ...flush.start }}
    >
      {translate('resources.widgets.page.fill')}
    </Button>
  )
}
