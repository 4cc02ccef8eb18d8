import { Box } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useIsOffline, useTranslate } from 'react-admin'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { commitBeforeSaves } from '../components/form/commit'
import { LeftOverNote } from '../components/form/LeftOverNote'
import { PrefetchProvider } from '../components/screens/ScreenLink'
import { tray } from '../components/sheets/export/tray'
import { dockedWidth } from '../components/viewport/docked'
import { marked } from '../keys/marks'
import { MissingCode } from '../pages/MissingCode'
import { PageFailed } from '../pages/PageFailed'
import { RightsProvider, useRights } from '../providers/auth/rights'
import { onViewChanged } from '../providers/auth/viewTabs'
import { lazily } from '../startup/lazily'
import { CodeMissing } from '../startup/onDemand'
import { Prerender } from '../startup/Prerender'
import { page } from '../startup/reloadOnce'
import { useShared } from '../startup/shared'
import { Sidebar } from './Sidebar'
import { CONTENT_ID, SkipLink } from './SkipLink'
import { SlimBar, warning } from './SlimBar'
import { RoutesContext, Stage } from './Stage'
import { TopBar } from './TopBar'
import { useFocusKeeper } from './useFocusKeeper'
import { useLive } from './useLive'
import { useMenuState } from './useMenuState'
import { useNewRelease } from './useNewRelease'
import { useTypeReload } from './useTypeReload'

/** Made once: react-admin renders its layout again at each address and each session check. */
const frame = (
  <RightsProvider>
    <Prerender>
      <PrefetchProvider>
        <Frame />
      </PrefetchProvider>
    </Prerender>
  </RightsProvider>
)

export const Layout = ({ children }: { children: ReactNode }) => (
  <RoutesContext value={children}>{frame}</RoutesContext>
)

const NewReleaseBar = lazily(() => import('./NewReleaseBar'))
const ViewBar = lazily(() => import('./ViewBar'))
const ExportTray = lazily(() => import('../components/sheets/export/ExportTray'))

const screenFailed = (error: unknown, retry: () => void) =>
  error instanceof CodeMissing ? <MissingCode onRetry={retry} /> : <PageFailed />

function Frame() {
  const { menu, clickCount } = useMenuState()
  const hasExports = useShared(tray)
  const hasNewRelease = useNewRelease()
  const { profile } = useRights()
  // Other tabs share the session, so their screens show data of the former rights.
  useEffect(() => onViewChanged(() => page.reload()), [])
  useEffect(commitBeforeSaves, [])
  useTypeReload(clickCount)
  useLive()
  useFocusKeeper()
  usePageTop()
  return (
    <Box className={menu.classNames} sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <SkipLink />
      <TopBar menu={menu} />
      {profile?.viewing && (
        <Suspense>
          <ViewBar viewing={profile.viewing} />
        </Suspense>
      )}
      <OfflineBar />
      {hasNewRelease && (
        <Suspense>
          <NewReleaseBar />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Sidebar menu={menu} />
        <Box
          component="main"
          id={CONTENT_ID}
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            px: { xs: 2, sm: 3 },
            pt: { xs: 2.5, sm: 2 },
            pb: 2.5,
            // A save bar that ends the page stands at the window's end; with space below, it would move as the page grows.
            [`&:has(> :not([hidden]) ${marked('form-foot')})`]: { pb: 0 },
            // Beside it stands what a screen docks there.
            marginInlineEnd: dockedWidth,
            outline: 'none',
          }}
        >
          <Stage fallback={screenFailed} />
        </Box>
      </Box>
      <LeftOverNote />
      {hasExports && (
        <Suspense>
          <ExportTray />
        </Suspense>
      )}
    </Box>
  )
}

function OfflineBar() {
  const translate = useTranslate()
  const isOffline = useIsOffline()
  return (
    <SlimBar sx={{ ...warning, py: isOffline ? 0.75 : 0 }}>
      {isOffline && translate('layout.offline.bar')}
    </SlimBar>
  )
}

/** Scrolls a newly opened page to its top; on going back the browser restores the scroll position. */
function usePageTop(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  // Before the effects of the page, which may scroll further down.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, type])
}
