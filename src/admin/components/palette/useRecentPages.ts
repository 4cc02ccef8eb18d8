import { useContext, useEffect } from 'react'
import { useLocation } from 'react-admin'
import { shownHeading } from '../../keys/heading'
import { marked } from '../../keys/marks'
import { matchScreen } from '../screens/matchScreen'
import { ScreensContext } from '../screens/screen'
import { useRecent, withoutRecent, withRecent } from './recent'

/** A page counts as open once somebody has stayed on it: pages that only lead on do not. */
const stay = 1_000

/** Keeps the pages that were open, with the titles that they showed. */
export function useRecentPages(): void {
  const screens = useContext(ScreensContext)
  const { pathname } = useLocation()
  const [, setRecent] = useRecent()
  useEffect(() => {
    const found = matchScreen(screens, pathname)
    if (!found) return
    // Until it has a title: over a slow line that comes later.
    const timer = setInterval(() => {
      const heading = shownHeading()
      const title = heading?.textContent?.trim()
      if (!title) return
      clearInterval(timer)
      // What is gone, or shut, is nowhere to come back to.
      const isThere = !heading?.matches(marked('message'))
      setRecent((before) =>
        isThere ? withRecent(before, { to: pathname, title }) : withoutRecent(before, pathname),
      )
    }, stay)
    return () => clearInterval(timer)
  }, [screens, pathname, setRecent])
}
