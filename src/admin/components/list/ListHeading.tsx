import Back from '@mui/icons-material/ArrowBack'
import { Box, IconButton, Typography, useTheme } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { control } from '../../theme/tokens'
import { Breadcrumb, useCrumbs } from '../heading/Breadcrumb'
import { HelpTip } from '../heading/HelpTip'
import { ScreenLink } from '../screens/ScreenLink'
import { useScreen } from '../screens/screen'
import { useDocumentTitle } from '../screens/useDocumentTitle'
import { useIsPhone } from '../viewport/useIsPhone'
import { OptionsButton } from './OptionsButton'

interface ListHeadingProps {
  title?: string
  /** Short state beside the title; hidden on a phone. */
  note?: ReactNode
  /** The same as one figure, for a phone. */
  brief?: ReactNode
  help?: string | false | undefined
  add?: ReactNode
  actions?: ReactNode
}

export function ListHeading({ title, note, brief, help, add, actions }: ListHeadingProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const screen = useScreen()
  const shown = title || (screen ? translate(screen.title) : '')
  const crumbs = useCrumbs(shown)
  useDocumentTitle(shown)
  const heading = (
    <Typography variant="h2" component="h1" noWrap sx={{ flex: { xs: 1, sm: '0 1 auto' } }}>
      {shown}
    </Typography>
  )
  return (
    <Box component="header" sx={{ mb: 0.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { sm: 'wrap' },
          alignItems: 'center',
          gap: 1,
          minHeight: { xs: control.touch, sm: control.medium },
        }}
      >
        {isPhone ? <BackButton crumbs={crumbs} /> : <Breadcrumb crumbs={crumbs} isInline />}
        {heading}
        {help && <HelpTip text={help} />}
        {note && !isPhone && (
          <Typography component="div" color="textSecondary">
            {note}
          </Typography>
        )}
        {isPhone ? (
          <>
            {brief}
            {add}
            {actions !== undefined && <OptionsButton actions={actions} />}
          </>
        ) : (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'flex-end',
              gap: 1,
              marginInlineStart: 'auto',
            }}
          >
            {actions}
            {add}
          </Box>
        )}
      </Box>
    </Box>
  )
}

function BackButton({ crumbs }: { crumbs: ReturnType<typeof useCrumbs> }) {
  const translate = useTranslate()
  const isRtl = useTheme().direction === 'rtl'
  const above = crumbs.filter(({ mayOpen }) => mayOpen).at(-1)
  if (!above) return null
  return (
    <IconButton
      component={ScreenLink}
      to={above.to}
      edge="start"
      aria-label={translate('components.list.back', { name: above.label })}
    >
      <Back sx={{ transform: isRtl ? 'scaleX(-1)' : undefined }} />
    </IconButton>
  )
}
