import { useContext } from 'react'
import { useRights } from '../../providers/auth/rights'
import { matchScreen } from './matchScreen'
import { paths } from './paths'
import { ScreensContext } from './screen'

/** Whether the user may open a path; unknown paths pass, as they show not-found. */
export function useMayOpen(): (to: string) => boolean {
  const screens = useContext(ScreensContext)
  const { can } = useRights()
  return (to) => {
    const found = matchScreen(screens, to.split(/[?#]/)[0] ?? '')
    return found === undefined || can(found.screen.guard)
  }
}

export function useOpenable(): (to: string) => string {
  const mayOpen = useMayOpen()
  return (to) => (mayOpen(to) ? to : paths.home)
}

/** The first path that the user may open, else home. */
export function useFirstAllowed(): (...addresses: (string | undefined)[]) => string {
  const mayOpen = useMayOpen()
  return (...addresses) => addresses.find((to) => to !== undefined && mayOpen(to)) ?? paths.home
}
