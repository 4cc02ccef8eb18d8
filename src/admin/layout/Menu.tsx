import { Box } from '@mui/material'
import { useContext, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { ScreensContext } from '../components/screen'
import { usePostTypes } from '../components/usePostTypes'
import { useRights } from '../providers/auth/rights'
import { menuStyle } from './MenuEntry'
import { MenuSection } from './MenuSection'
import { activeLink, menuOf } from './menu'
import type { useMenuState } from './useMenuState'

/** The main menu: the entries that this person may use. */
export function Menu({ menu }: { menu: ReturnType<typeof useMenuState> }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const types = usePostTypes()
  const { can } = useRights()
  const { pathname, search } = useLocation()
  const groups = useMemo(() => menuOf(screens, types, can), [screens, types, can])
  const active = activeLink(groups, screens, pathname + search)
  return (
    <nav aria-label={translate('layout.menu.label')} className={menu.classNames}>
      <Box component="ul" sx={menuStyle}>
        {groups.map((group) => (
          <MenuSection key={group.key} group={group} active={active} menu={menu} />
        ))}
      </Box>
    </nav>
  )
}
