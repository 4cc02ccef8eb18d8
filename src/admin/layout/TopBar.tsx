import MenuIcon from '@mui/icons-material/Menu'
import { AppBar, Box, IconButton, Toolbar, Tooltip, Typography } from '@mui/material'
import { memo, useContext } from 'react'
import { LoadingIndicator, ToggleThemeButton, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useDrawnWhole } from '../components/drawnWhole'
import { matchScreen } from '../components/matchScreen'
import { paths } from '../components/paths'
import { ScreenLink } from '../components/ScreenLink'
import { ScreensContext } from '../components/screen'
import { useGreeting } from '../components/useGreeting'
import { BAR_HEIGHT } from '../theme/theme'
import { AccountMenu } from './AccountMenu'
import { DirectionButton } from './DirectionButton'
import { LanguageButton } from './LanguageButton'
import { SearchSlot } from './SearchSlot'
import type { useMenuState } from './useMenuState'

/** The bar at the top of every page. */
export const TopBar = memo(function TopBar({ menu }: { menu: ReturnType<typeof useMenuState> }) {
  const translate = useTranslate()
  const isWhole = useDrawnWhole('bar')
  const isShown = menu.isMobile ? menu.isOpen : menu.isWide
  const label = translate(
    `layout.sidebar.${menu.isMobile ? (isShown ? 'close' : 'open') : isShown ? 'collapse' : 'expand'}`,
  )
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar
        disableGutters
        sx={{ '&&': { minHeight: BAR_HEIGHT }, px: { xs: 0.5, sm: 1.5 }, gap: { sm: 0.5 } }}
      >
        <Tooltip title={label}>
          <IconButton color="inherit" aria-label={label} aria-expanded={isShown} onClick={menu.toggle}>
            <MenuIcon />
          </IconButton>
        </Tooltip>
        <Box
          component={ScreenLink}
          to={paths.home}
          aria-label={translate('common.home')}
          sx={{ display: 'flex', mx: 0.5 }}
        >
          <Box component="img" src="/site-logo" alt="" sx={{ height: 30, maxWidth: { xs: 88, sm: 150 } }} />
        </Box>
        <Typography
          noWrap
          sx={{
            color: 'text.secondary',
            flex: 1,
            display: { xs: 'none', md: 'block' },
            marginInlineStart: 2,
          }}
        >
          <Greeting />
        </Typography>
        <Box sx={{ display: 'flex', flex: 1, justifyContent: { xs: 'flex-end', sm: 'center' } }}>
          <SearchSlot />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }}>
          {isWhole && <Tools />}
        </Box>
      </Toolbar>
    </AppBar>
  )
})

const Tools = () => (
  <>
    <LoadingIndicator />
    <LanguageButton />
    <DirectionButton />
    <ToggleThemeButton />
    <AccountMenu />
  </>
)

/** Not on the home page, whose heading is the greeting. */
function Greeting() {
  const screens = useContext(ScreensContext)
  const { pathname } = useLocation()
  const greeting = useGreeting()
  const isHome = matchScreen(screens, pathname)?.screen.load === matchScreen(screens, paths.home)?.screen.load
  return isHome ? null : greeting
}
