import { Box } from '@mui/material'
import { memo, useEffect } from 'react'
import { OptionalResourceContextProvider, useTranslate } from 'react-admin'
import { NoAccess } from '../components/NoAccess'
import { PageView, type Screen, ScreenContext } from '../components/screen'
import { useScreenTitle } from '../components/useDocumentTitle'
import { Failed } from '../pages/Failed'
import { finishLoading } from '../progress'
import { useRights } from '../providers/auth/rights'
import { pageWidth } from '../theme/tokens'

/**
 * Renders a screen, if this person may see it, with its title and resource context. Memoized, because the components
 * above it render several times during the start.
 */
export const ScreenOutlet = memo(function ScreenOutlet({ screen }: { screen: Screen }) {
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
    <ScreenContext.Provider value={screen}>
      <OptionalResourceContextProvider value={screen.resource}>
        {width ? (
          <Box sx={{ maxWidth: width }}>
            <PageView load={screen.load} />
          </Box>
        ) : (
          <PageView load={screen.load} />
        )}
      </OptionalResourceContextProvider>
    </ScreenContext.Provider>
  )
})
