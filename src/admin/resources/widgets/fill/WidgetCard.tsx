import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useEffect, useId, useRef } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { isEmptyValue } from '../../../../domain/dynamicFields'
import { widgetFields } from '../../../../domain/widget'
import type { Widget } from '../../../../domain/widgetSchema'
import { ShownValues } from '../../../components/dynamic/ShownValues'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { useMay } from '../../../providers/auth/rights'
import { flush } from '../../../theme/flush'
import { box, spacingStep } from '../../../theme/tokens'
import { WidgetIcon } from '../WidgetIcon'
import { ValueForm } from './ValueForm'

interface WidgetCardProps {
  widget: Widget
  level: 'h2' | 'h3'
}

export function WidgetCard({ widget, level }: WidgetCardProps) {
  const translate = useTranslate()
  const id = useId()
  const mayEdit = useMay('widgets', 'edit')
  const { settings, title, key, icon, description } = widget
  const hasFields = widgetFields(settings).length > 0
  return (
    <Card component="section" ref={useAddressed(key)} aria-labelledby={id} sx={card}>
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, overflowWrap: 'anywhere' }}
        >
          <WidgetIcon icon={icon} />
          {/* On a phone a long name has the line to itself. */}
          <Box sx={{ flex: `1 1 ${box.filter}px`, minWidth: 0 }}>
            <Typography id={id} variant="h3" component={level} dir="auto">
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary" component="code" dir="ltr">
              {key}
            </Typography>
          </Box>
          {mayEdit && (
            <Button
              component={ScreenLink}
              to={paths.widget(widget.id)}
              size="small"
              // At the end of its line, or alone on the next one.
              sx={{ ...flush.start, ...flush.end }}
            >
              {translate('resources.widgets.page.define')}
            </Button>
          )}
        </Box>
        {description && (
          <Typography color="textSecondary" dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
            {description}
          </Typography>
        )}
        {!hasFields ? (
          <Typography color="textSecondary">{translate('resources.widgets.page.no_fields')}</Typography>
        ) : mayEdit ? (
          <ValueForm widget={widget} />
        ) : (
          <Read widget={widget} />
        )}
      </CardContent>
    </Card>
  )
}

function Read({ widget: { settings, value } }: { widget: Widget }) {
  const translate = useTranslate()
  if (Object.values(value).every(isEmptyValue))
    return <Typography color="textSecondary">{translate('resources.widgets.page.empty')}</Typography>
  return (
    <ShownValues
      fields={widgetFields(settings, translate('resources.widgets.source.chosen'))}
      values={value}
    />
  )
}

function useAddressed(key: string) {
  const ref = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isMeant = hash === `#${encodeURIComponent(key)}`
  useEffect(() => {
    if (isMeant) ref.current?.scrollIntoView()
  }, [isMeant])
  return ref
}

const card = {
  // Lets the save bar stick to the window, not to the card.
  overflow: 'visible',
  scrollMarginTop: `calc(var(--bar) + ${4 * spacingStep}px)`,
  '& [role=toolbar]': { bgcolor: 'background.paper' },
} as const
