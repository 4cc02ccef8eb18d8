import { Box } from '@mui/material'
import { useContext, useMemo } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { PostType } from '../../domain/typeSchema'
import { sayClipped } from '../components/list/sayClipped'
import { paths } from '../components/screens/paths'
import { ScreensContext } from '../components/screens/screen'
import { usePostTypesQuery } from '../components/types/usePostTypes'
import { useWidgetTypeName } from '../components/types/useWidgetTypeName'
import { useWidgetTypes } from '../components/types/useWidgetTypes'
import { useNewOrders } from '../components/waiting/useNewOrders'
import { useWaiting } from '../components/waiting/useWaiting'
import { useWaitingPosts } from '../components/waiting/useWaitingPosts'
import { useRights } from '../providers/auth/rights'
import { useDrawnWhole } from '../startup/drawnWhole'
import { menuStyle } from './MenuEntry'
import { MenuSection } from './MenuSection'
import { activeLink, type MenuGroup, type MenuPages, menuOf, targetsOf } from './menuGroups'
import { useMenuFilter } from './useMenuFilter'
import type { MenuControl } from './useMenuState'

/** The widget pages as menu entries; requested only while their group is open. */
function useMenuPages(): MenuPages {
  const isDrawn = useDrawnWhole('menu')
  const [isOpen] = useStore<boolean | null>('menu.open.widgets', null)
  const isHere = useLocation().pathname.startsWith('/widgets/')
  const { data } = useWidgetTypes(isDrawn && (isOpen ?? isHere))
  const name = useWidgetTypeName()
  return useMemo(
    () => ({
      widgetTypes: (data ?? []).map(({ type }) => ({ label: name(type), to: paths.widgetPage(type) })),
    }),
    [data, name],
  )
}

const noTypes: PostType[] = []

const has = ({ to, items }: MenuGroup, link: string): boolean =>
  to === link || items.some((item) => item.to === link)

export function MainMenu({ menu }: { menu: MenuControl }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const { data: types = noTypes, isLoading } = usePostTypesQuery()
  const { can } = useRights()
  const { pathname, search } = useLocation()
  const pages = useMenuPages()
  const groups = useMemo(() => menuOf(screens, types, can, pages), [screens, types, can, pages])
  const targets = useMemo(() => targetsOf(groups, screens), [groups, screens])
  // The counts load after the page is drawn: nobody waits for them.
  const isWhole = useDrawnWhole('menu')
  const posts = useWaitingPosts(isWhole)
  const answers = useWaiting(isWhole)
  const orders = useNewOrders(isWhole && types.some(({ features }) => features.includes('orders')))
  const active = activeLink(targets, screens, pathname + search)
  const { shown, filter } = useMenuFilter(groups, types.length, menu)
  return (
    <nav aria-label={translate('layout.menu.label')} className={menu.classNames}>
      {filter}
      <Box
        component="ul"
        onMouseOver={sayClipped}
        className={menu.isWide ? undefined : 'is-rail'}
        sx={menuStyle}
      >
        {/* Waits for the types, whose groups would push the others down. */}
        {(isLoading ? [] : shown).map((group, place) => (
          <MenuSection
            key={group.key}
            group={group}
            isFirst={group.section !== shown[place - 1]?.section}
            waiting={(group.type && posts.get(group.type.id)) ?? answers(group.waits)}
            fresh={(group.type && orders.get(group.type.id)) ?? 0}
            // Only for the group that contains it, so that the others do not render again.
            active={has(group, active) ? active : undefined}
            menu={menu}
          />
        ))}
      </Box>
    </nav>
  )
}
