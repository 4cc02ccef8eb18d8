import MenuIcon from '@mui/icons-material/Menu'
import { AppBar, Box, IconButton, Toolbar, Tooltip, useTheme } from '@mui/material'
import { memo } from 'react'
import { LoadingIndicator, useTranslate } from 'react-admin'
import { paths } from '../components/screens/paths'
import { ScreenLink } from '../components/screens/ScreenLink'
import { logoOf, useSite } from '../providers/site'
import { useDrawnWhole } from '../startup/drawnWhole'
import { box } from '../theme/tokens'
import { AccountMenu } from './AccountMenu'
import { Bell } from './bell/Bell'
import { SearchSlot } from './SearchSlot'
import type { MenuControl } from './useMenuState'

export const TopBar = memo(function TopBar({ menu }: { menu: MenuControl }) {
  const translate = useTranslate()
  const isWhole = useDrawnWhole('bar')
  const site = useSite()
  const isDark = useTheme().palette.mode === 'dark'
  const isShown = menu.isMobile ? menu.isOpen : menu.isWide
  const label = translate(
    `layout.sidebar.${menu.isMobile ? (isShown ? 'close' : 'open') : isShown ? 'collapse' : 'expand'}`,
  )
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ height: 'var(--bar)', bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar disableGutters sx={{ '&&': { minHeight: 0, height: 1 }, px: { xs: 0.5, sm: 1.5 }, gap: 0.5 }}>
        <Tooltip title={label}>
          <IconButton color="inherit" aria-label={label} aria-expanded={isShown} onClick={menu.toggle}>
            <MenuIcon />
          </IconButton>
        </Tooltip>
        <Box
          component={ScreenLink}
          to={paths.home}
          // The accessible name contains the visible text.
          aria-label={[site.site_name, translate('common.home')].filter(Boolean).join(', ')}
          sx={home}
        >
          <Box
            component="img"
            src={logoOf(site, isDark)}
            alt=""
            sx={{ height: box.logo, maxWidth: box.picture }}
          />
          {site.site_name && <span dir="auto">{site.site_name}</span>}
        </Box>
        {/* Keeps the search in the middle of the window. */}
        <Box
          sx={{ display: 'flex', flex: 1, justifyContent: { xs: 'flex-end', sm: 'center' }, px: { sm: 2 } }}
        >
          <SearchSlot />
        </Box>
        {/* Reserves the room of late buttons, so that the search does not move. */}
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            gap: 0.5,
            minWidth: ({ spacing }) => `calc(3 * var(--control) + ${spacing(1)})`,
          }}
        >
          {isWhole && (
            <>
              <LoadingIndicator aria-label={translate('ra.page.loading')} />
              <Bell />
              <AccountMenu />
            </>
          )}
        </Box>
      </Toolbar>
    </AppBar>
  )
})

const home = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mx: 0.5,
  minWidth: 0,
  color: 'text.primary',
  typography: 'subtitle2',
  textDecoration: 'none',
  '& span': {
    display: { xs: 'none', md: 'block' },
    maxWidth: box.filter,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const
