import { Box } from '@mui/material'
import { type ReactNode, useContext, useEffect } from 'react'
import { OptionalResourceContextProvider, useLocation, useTranslate } from 'react-admin'
import { matchScreen } from '../components/screens/matchScreen'
import { type Screen, ScreenContext, ScreensContext } from '../components/screens/screen'
import { useScreenTitle } from '../components/screens/useDocumentTitle'
import { NoAccess } from '../components/states/NoAccess'
import { NotFound } from '../components/states/NotFound'
import { Failed } from '../pages/Failed'
import { useRights } from '../providers/auth/rights'
import { finishLoading } from '../startup/progress'
import { pageWidth } from '../theme/tokens'

/**
 * Gives a page its title, access check, width and entity, by its address. Handles unknown addresses itself, since
 * react-admin's routes also match paths below them.
 */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const screen = matchScreen(useContext(ScreensContext), pathname)?.screen
  return screen ? <Allowed screen={screen}>{children}</Allowed> : <NotFound />
}

function Allowed({ screen, children }: { screen: Screen; children: ReactNode }) {
  const translate = useTranslate()
  const { can, isPending, profile } = useRights()
  const isAllowed = can(screen.guard)
  const width = pageWidth[screen.width ?? 'full']
  useScreenTitle(translate(screen.title))
  useEffect(() => {
    if (!isPending && !isAllowed) finishLoading()
  }, [isPending, isAllowed])

  if (isPending) return null
  if (!profile) return <Failed />
  if (!isAllowed) return <NoAccess />
  return (
    <ScreenContext value={screen}>
      <OptionalResourceContextProvider value={screen.resource}>
        {width ? <Box sx={{ maxWidth: width }}>{children}</Box> : children}
      </OptionalResourceContextProvider>
    </ScreenContext>
  )
}
