import { useMediaQuery, useTheme } from '@mui/material'
import { useMemo } from 'react'
import { useStore } from 'react-admin'
import { useIsPhone } from '../components/useIsPhone'

/** The stored state of the menu. */
export interface MenuState {
  /** CSS classes of the sidebar: `menu-default`, and `menu-narrow` when it is a rail of icons. */
  classNames: string
  clickCount: number
  selectedHasSubItems: boolean
}

const initial: MenuState = { classNames: 'menu-default', clickCount: 0, selectedHasSubItems: false }

/** The menu's state and actions. By default the menu is wide only on a desktop. */
export function useMenuState() {
  const { breakpoints } = useTheme()
  const isMobile = useIsPhone()
  const isDesktop = useMediaQuery(breakpoints.up('lg'), { noSsr: true })
  const [state, setState] = useStore<MenuState>('menu', initial)
  const [chosen, setChosen] = useStore<boolean | null>('menu.wide', null)
  const [isOpen, setOpen] = useStore<boolean>('menu.drawer', false)
  const isWide = isMobile || (chosen ?? isDesktop)

  // Memoized, so that bar and menu render only when something changes.
  return useMemo(() => {
    const click = (change: Partial<MenuState> = {}) =>
      setState({ ...state, ...change, clickCount: state.clickCount + 1 })
    return {
      ...state,
      isMobile,
      isWide,
      isOpen: isMobile && isOpen,
      close: () => setOpen(false),
      /** Opens the drawer on a phone; elsewhere widens or narrows the sidebar. */
      toggle: () => {
        if (isMobile) setOpen(!isOpen)
        else setChosen(!isWide)
        click({ classNames: isMobile || !isWide ? 'menu-default' : 'menu-default menu-narrow' })
      },
      widen: () => {
        setChosen(true)
        click({ classNames: 'menu-default' })
      },
      /** Expanding or collapsing a group counts as a click in the menu. */
      unfold: () => click(),
      /** An entry was clicked. */
      select: (hasSubItems: boolean) => {
        setOpen(false)
        click({ selectedHasSubItems: hasSubItems })
      },
    }
  }, [state, isMobile, isWide, isOpen, setState, setChosen, setOpen])
}
