import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ViewingAs } from '../../domain/viewAs'
import { PendingButton } from '../components/form/PendingButton'
import { paths } from '../components/screens/paths'
import { ScreenLink } from '../components/screens/ScreenLink'
import { useViewAs } from '../resources/access/useViewAs'
import { SlimBar, warning } from './SlimBar'

export default function ViewBar({ viewing }: { viewing: ViewingAs }) {
  const translate = useTranslate()
  const { end, isBusy } = useViewAs()
  const name = viewing.name || translate('history.who.gone')
  return (
    <SlimBar sx={{ ...warning, zIndex: 7, columnGap: 1.5, py: 0.5 }}>
      <span>{translate(viewing.entity === 'users' ? 'access.view.user' : 'access.view.role', { name })}</span>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button component={ScreenLink} to={paths.why()} size="small" color="inherit">
          {translate('access.why.link')}
        </Button>
        <PendingButton
          size="small"
          variant="outlined"
          color="inherit"
          pending={isBusy}
          onClick={() => void end(viewing)}
        >
          {translate('access.view.end')}
        </PendingButton>
      </Box>
    </SlimBar>
  )
}
