import { useMediaQuery, useTheme } from '@mui/material'
import { useMemo } from 'react'
import { useEvent, useStore } from 'react-admin'
import { useIsPhone } from '../components/viewport/useIsPhone'

interface MenuState {
  /** CSS classes of the sidebar: `menu-default`, plus `menu-narrow` for the rail of icons. */
  classNames: string
  clickCount: number
  selectedHasSubItems: boolean
}

const initial: MenuState = { classNames: 'menu-default', clickCount: 0, selectedHasSubItems: false }

export interface MenuControl {
  classNames: string
  isMobile: boolean
  isWide: boolean
  isOpen: boolean
  close: () => void
  /** Opens the drawer on a phone; elsewhere widens or narrows the sidebar. */
  toggle: () => void
  widen: () => void
  /** Counts as a click in the menu. */
  unfold: () => void
  select: (hasSubItems: boolean) => void
}

export function useMenuState(): { menu: MenuControl; clickCount: number } {
  const { breakpoints } = useTheme()
  const isMobile = useIsPhone()
  const isDesktop = useMediaQuery(breakpoints.up('lg'), { noSsr: true })
  const [state, setState] = useStore<MenuState>('menu', initial)
  const [chosen, setChosen] = useStore<boolean | null>('menu.wide', null)
  const [isOpen, setOpen] = useStore<boolean>('menu.drawer', false)
  const isWide = isMobile || (chosen ?? isDesktop)

  const click = useEvent((change: Partial<MenuState> = {}) =>
    setState({ ...state, ...change, clickCount: state.clickCount + 1 }),
  )
  const { classNames, clickCount } = state
  // Memoized, so that a click without a visible change renders neither bar nor menu.
  const menu = useMemo(
    () => ({
      classNames,
      isMobile,
      isWide,
      isOpen: isMobile && isOpen,
      close: () => setOpen(false),
      toggle: () => {
        if (isMobile) setOpen(!isOpen)
        else setChosen(!isWide)
        click({ classNames: isMobile || !isWide ? 'menu-default' : 'menu-default menu-narrow' })
      },
      widen: () => {
        setChosen(true)
        click({ classNames: 'menu-default' })
      },
      unfold: () => click(),
      select: (hasSubItems: boolean) => {
        setOpen(false)
        click({ selectedHasSubItems: hasSubItems })
      },
    }),
    [classNames, isMobile, isWide, isOpen, click, setChosen, setOpen],
  )
  return { menu, clickCount }
}
