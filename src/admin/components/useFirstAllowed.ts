import { useCallback, useContext } from 'react'
import { useRights } from '../providers/auth/rights'
import { matchScreen } from './matchScreen'
import { paths } from './paths'
import { ScreensContext } from './screen'

/** The first of some addresses that this person may see; home when there is none. */
export function useFirstAllowed(): (...addresses: (string | undefined)[]) => string {
  const screens = useContext(ScreensContext)
  const { can } = useRights()
  return useCallback(
    (...addresses) => {
      const isAllowed = (address: string | undefined): address is string => {
        if (!address) return false
        const found = matchScreen(screens, address.split(/[?#]/)[0] ?? '')
        return !found || can(found.screen.guard)
      }
      return addresses.find(isAllowed) ?? paths.home
    },
    [screens, can],
  )
}
