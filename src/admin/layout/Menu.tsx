import { Box } from '@mui/material'
import { useContext, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { PostType } from '../../domain/typeSchema'
import { useDrawnWhole } from '../components/drawnWhole'
import { ScreensContext } from '../components/screen'
import { usePostTypesQuery } from '../components/usePostTypes'
import { useWaitingPosts } from '../components/useWaitingPosts'
import { useRights } from '../providers/auth/rights'
import { menuStyle } from './MenuEntry'
import { MenuSection } from './MenuSection'
import { activeLink, menuOf } from './menu'
import { useMenuPages } from './useMenuPages'
import type { useMenuState } from './useMenuState'

const none: PostType[] = []

/** The main menu: the entries that this person may use. */
export function Menu({ menu }: { menu: ReturnType<typeof useMenuState> }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const { data: types = none, isLoading } = usePostTypesQuery()
  const { can } = useRights()
  const { pathname, search } = useLocation()
  const pages = useMenuPages()
  const groups = useMemo(() => menuOf(screens, types, can, pages), [screens, types, can, pages])
  // Once the page stands: it is not what one waits for.
  const waiting = useWaitingPosts(useDrawnWhole('menu'))
  const active = activeLink(groups, screens, pathname + search)
  return (
    <nav aria-label={translate('layout.menu.label')} className={menu.classNames}>
      <Box component="ul" className={menu.isWide ? undefined : 'is-rail'} sx={menuStyle}>
        {/* Not before the types are known, whose groups would push the others down. */}
        {(isLoading ? [] : groups).map((group, place) => (
          <MenuSection
            key={group.key}
            group={group}
            isFirst={group.section !== groups[place - 1]?.section}
            waiting={group.type && waiting.get(group.type.id)?.toString()}
            active={active}
            menu={menu}
          />
        ))}
      </Box>
    </nav>
  )
}
