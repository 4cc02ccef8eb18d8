import { useMediaQuery, useTheme } from '@mui/material'
import { useMemo } from 'react'
import { useStore } from 'react-admin'
import { useIsPhone } from '../components/useIsPhone'

/** What the menu remembers (spec §2). */
export interface MenuState {
  /** Class names of the sidebar: `menu-default`, with `menu-narrow` when it is a rail of icons. */
  classNames: string
  clickCount: number
  selectedHasSubItems: boolean
}

const initial: MenuState = { classNames: 'menu-default', clickCount: 0, selectedHasSubItems: false }

/** Menu state and what can be done to it. Unless someone chose, the menu is wide on a desktop only. */
export function useMenuState() {
  const { breakpoints } = useTheme()
  const isMobile = useIsPhone()
  const isDesktop = useMediaQuery(breakpoints.up('lg'), { noSsr: true })
  const [state, setState] = useStore<MenuState>('menu', initial)
  const [chosen, setChosen] = useStore<boolean | null>('menu.wide', null)
  const [isOpen, setOpen] = useStore<boolean>('menu.drawer', false)
  const isWide = isMobile || (chosen ?? isDesktop)

  // One and the same until something changes: bar and menu are drawn anew only then.
  return useMemo(() => {
    const click = (change: Partial<MenuState> = {}) =>
      setState({ ...state, ...change, clickCount: state.clickCount + 1 })
    return {
      ...state,
      isMobile,
      isWide,
      isOpen: isMobile && isOpen,
      close: () => setOpen(false),
      /** The button in the bar: opens the drawer of a phone, widens or narrows the sidebar elsewhere. */
      toggle: () => {
        if (isMobile) setOpen(!isOpen)
        else setChosen(!isWide)
        click({ classNames: isMobile || !isWide ? 'menu-default' : 'menu-default menu-narrow' })
      },
      widen: () => {
        setChosen(true)
        click({ classNames: 'menu-default' })
      },
      /** A group was opened or closed: an action in the menu like any other. */
      unfold: () => click(),
      /** An entry was chosen. */
      select: (hasSubItems: boolean) => {
        setOpen(false)
        click({ selectedHasSubItems: hasSubItems })
      },
    }
  }, [state, isMobile, isWide, isOpen, setState, setChosen, setOpen])
}
