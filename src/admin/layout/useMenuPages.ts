import { useMemo } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { paths } from '../components/screens/paths'
import { useWidgetTypeName } from '../components/types/useWidgetTypeName'
import { useWidgetTypes } from '../components/types/useWidgetTypes'
import { useDrawnWhole } from '../startup/drawnWhole'
import type { MenuPages } from './menuGroups'

/** The pages of widgets as entries of the menu. They are asked for when their group is open, not with every start. */
export function useMenuPages(): MenuPages {
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
