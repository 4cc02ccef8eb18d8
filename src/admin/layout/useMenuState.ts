import { useMediaQuery, useTheme } from '@mui/material'
import { useMemo } from 'react'
import { useEvent, useStore } from 'react-admin'
import { useIsPhone } from '../components/viewport/useIsPhone'

/** The stored state of the menu. */
interface MenuState {
  /** CSS classes of the sidebar: `menu-default`, and `menu-narrow` when it is a rail of icons. */
  classNames: string
  clickCount: number
  selectedHasSubItems: boolean
}

const initial: MenuState = { classNames: 'menu-default', clickCount: 0, selectedHasSubItems: false }

/** How the menu is shown, and what can be done with it. */
export interface MenuControl {
  classNames: string
  isMobile: boolean
  isWide: boolean
  isOpen: boolean
  close: () => void
  /** Opens the drawer on a phone; elsewhere widens or narrows the sidebar. */
  toggle: () => void
  widen: () => void
  /** Expanding or collapsing a group counts as a click in the menu. */
  unfold: () => void
  /** An entry was clicked. */
  select: (hasSubItems: boolean) => void
}

/** The menu's state and actions, and how often it was clicked. By default it is wide only on a desktop. */
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
  // Memoized, so that bar and menu render only when what they show changes: not with each click.
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
