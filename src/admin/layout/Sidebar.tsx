import { Box, Drawer, useTheme } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { RAIL, SIDEBAR } from '../theme/tokens'
import { MainMenu } from './MainMenu'
import type { MenuControl } from './useMenuState'

export const Sidebar = memo(function Sidebar({ menu }: { menu: MenuControl }) {
  const translate = useTranslate()
  const { transitions } = useTheme()
  if (menu.isMobile)
    return (
      <Drawer
        open={menu.isOpen}
        onClose={menu.close}
        slotProps={{
          paper: { 'aria-label': translate('layout.menu.label'), sx: { width: SIDEBAR, maxWidth: '85vw' } },
        }}
      >
        <MainMenu menu={menu} />
      </Drawer>
    )
  const width = menu.isWide ? SIDEBAR : RAIL
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 'var(--bar)',
        flex: 'none',
        width,
        height: 'calc(100dvh - var(--bar))',
        overflowX: 'hidden',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        bgcolor: 'background.paper',
        // MUI resolves palette colours only for physical borders, not for logical ones.
        borderInlineEnd: (theme) => `1px solid ${theme.palette.divider}`,
        transition: transitions.create('width', { duration: 150 }),
      }}
    >
      <MainMenu menu={menu} />
    </Box>
  )
})
