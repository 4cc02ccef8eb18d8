import { Box } from '@mui/material'
import { useContext, useEffect, useRef } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { useRights } from '../../providers/auth/rights'
import { ScreenLink } from '../screens/ScreenLink'
import { ScreensContext } from '../screens/screen'
import { settingPages, settingPath } from './pages'

/** Links to the settings pages that the user may open: a column, or a scrolling row on narrow screens. */
export function SettingsNav() {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const { can } = useRights()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const isOpen = (path: string) => screens.some((screen) => screen.path === path && can(screen.guard))
  const isHere = (path: string) => pathname === path || pathname.startsWith(`${path}/`)

  // Scrolls the current link into view.
  useEffect(() => {
    const show = () => {
      const link = list.current?.querySelector('[aria-current]')
      if (!link || !list.current) return
      const [of, within] = [link.getBoundingClientRect(), list.current.getBoundingClientRect()]
      if (of.left < within.left || of.right > within.right)
        list.current.scrollLeft += of.left + of.width / 2 - (within.left + within.width / 2)
    }
    show()
    // Again once fonts are loaded, since Japanese ones change widths late.
    void document.fonts?.ready.then(show)
  }, [])

  return (
    <Box component="nav" aria-label={translate('resources.settings.nav')} sx={{ minWidth: 0 }}>
      <Box component="ul" ref={list} sx={row}>
        {settingPages
          .filter((page) => isOpen(settingPath(page)))
          .map((page) => (
            <Box component="li" key={page} sx={{ flexShrink: 0 }}>
              <Box
                component={ScreenLink}
                to={settingPath(page)}
                aria-current={isHere(settingPath(page)) ? 'page' : undefined}
                sx={settingLink}
              >
                {translate(`resources.settings.page.${page}`)}
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  )
}

const row = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: 0.5,
  overflowX: 'auto',
  // Room for the focus ring.
  mx: -0.5,
} as const

export const settingLink = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 'var(--control)',
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'text.primary', fontWeight: 600 },
} as const
