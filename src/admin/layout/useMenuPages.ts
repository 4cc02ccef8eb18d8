import { useMemo } from 'react'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { paths } from '../components/screens/paths'
import { useWidgetTypeName } from '../components/types/useWidgetTypeName'
import { useWidgetTypes } from '../components/types/useWidgetTypes'
import { useDrawnWhole } from '../startup/drawnWhole'
import type { MenuPages } from './menuGroups'

/** The widget pages as menu entries; requested only while their group is open. */
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
