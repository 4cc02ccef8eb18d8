import { useContext, useEffect } from 'react'
import { useLocation } from 'react-admin'
import { shownHeading } from '../../keys/heading'
import { marked } from '../../keys/marks'
import { matchScreen } from '../screens/matchScreen'
import { ScreensContext } from '../screens/screen'
import { useRecent, withoutRecent, withRecent } from './recent'

/** Milliseconds until a page counts as open, so that redirects do not. */
const stay = 1_000

export function useRecentPages(): void {
  const screens = useContext(ScreensContext)
  const { pathname } = useLocation()
  const [, setRecent] = useRecent()
  useEffect(() => {
    const found = matchScreen(screens, pathname)
    if (!found) return
    // Polls until the page has a title, which may load late.
    const timer = setInterval(() => {
      const heading = shownHeading()
      const title = heading?.textContent?.trim()
      if (!title) return
      clearInterval(timer)
      const isThere = !heading?.matches(marked('message'))
      setRecent((before) =>
        isThere ? withRecent(before, { to: pathname, title }) : withoutRecent(before, pathname),
      )
    }, stay)
    return () => clearInterval(timer)
  }, [screens, pathname, setRecent])
}
