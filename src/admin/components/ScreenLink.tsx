import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, forwardRef, useContext } from 'react'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { useRights } from '../providers/auth/rights'
import { definePage } from './definePage'
import { matchScreen } from './matchScreen'
import { ScreensContext } from './screen'

/** Fetches the code and the first data of an address that this person may see, before anyone has clicked. */
export function usePrefetch(): (to: string) => void {
  const screens = useContext(ScreensContext)
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { can } = useRights()
  return (to) => {
    const found = matchScreen(screens, to.split(/[?#]/)[0] ?? '')
    if (!found || !can(found.screen.guard)) return
    void definePage(found.screen.load).preload()
    // The page itself requests again what failed here, and reports it.
    found.screen.prefetch?.({ client, dataProvider, params: found.params }).catch(() => undefined)
  }
}

type ScreenLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link to a screen that is ready by the time of the click. */
export const ScreenLink = forwardRef<HTMLAnchorElement, ScreenLinkProps>(function ScreenLink(props, ref) {
  const prefetch = usePrefetch()
  const { to, onPointerEnter, onFocus } = props
  return (
    <Link
      {...props}
      ref={ref}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch(to)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch(to)
      }}
    />
  )
})
