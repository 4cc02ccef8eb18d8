import Back from '@mui/icons-material/ChevronLeft'
import { Box, Breadcrumbs, Link, Typography, useTheme } from '@mui/material'
import { useContext } from 'react'
import { useParams, useTranslate } from 'react-admin'
import { lastView } from '../list/lastView'
import { fillPath } from '../screens/matchScreen'
import { paths } from '../screens/paths'
import { ScreenLink } from '../screens/ScreenLink'
import { type Screen, ScreensContext, useScreen } from '../screens/screen'
import { useMayOpen } from '../screens/useOpenable'
import { usePostType } from '../types/usePostTypes'
import { useIsPhone } from '../viewport/useIsPhone'

/** Topmost first. */
function ancestorsOf(screens: readonly Screen[], screen: Screen): Screen[] {
  const parent = screen.parent ? screens.find(({ path }) => path === screen.parent) : undefined
  return parent && parent !== screen ? [...ancestorsOf(screens, parent), parent] : []
}

/** Links above the current page: home, the post type if any, the parent screens; none on home. */
export function useCrumbs(current: string): { to: string; label: string; mayOpen: boolean }[] {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const screen = useScreen()
  const { typeID, ...params } = useParams()
  const type = usePostType(typeID)
  const mayOpen = useMayOpen()
  // Home has several paths and no parent.
  const isHome = screen?.page === screens.find(({ path }) => path === paths.home)?.page
  if (!screen || isHome) return []
  const above = ancestorsOf(screens, screen).map((each) => ({
    to: fillPath(each.path, { typeID, ...params }),
    label: translate(each.title),
  }))
  return [
    { to: paths.home, label: translate('common.home') },
    ...(type ? [{ to: paths.posts(type.id), label: type.title }] : []),
    ...above,
  ]
    .filter(
      // A type and its posts share a path, listed once; a page named like home keeps its link to home.
      ({ to, label }, place, all) =>
        (to === paths.home || label !== current) && all.findIndex((each) => each.to === to) === place,
    )
    .map((crumb) => ({ ...crumb, mayOpen: mayOpen(crumb.to) }))
}

interface BreadcrumbProps {
  crumbs: ReturnType<typeof useCrumbs>
  isInline?: boolean
}

/** Links to the parents of the page; on a phone only the way back. */
export function Breadcrumb({ crumbs, isInline }: BreadcrumbProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const isRtl = useTheme().direction === 'rtl'
  const above = crumbs.filter(({ mayOpen }) => mayOpen).at(-1)
  if (crumbs.length === 0) return null
  if (isPhone && above)
    return (
      <Box component="nav" aria-label={translate('layout.breadcrumb')} sx={{ minWidth: 0 }}>
        <Link
          component={ScreenLink}
          to={lastView(above.to)}
          color="textSecondary"
          underline="none"
          noWrap
          sx={{ ...crumb, minHeight: 'var(--control)', maxWidth: 1 }}
        >
          <Back fontSize="small" aria-hidden sx={{ transform: isRtl ? 'scaleX(-1)' : undefined }} />
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {above.label}
          </Box>
        </Link>
      </Box>
    )
  return (
    <Breadcrumbs aria-label={translate('layout.breadcrumb')} sx={{ mb: isInline ? 0 : 0.5 }}>
      {crumbs.map(({ to, label, mayOpen }) =>
        mayOpen ? (
          <Link
            key={`${to} ${label}`}
            component={ScreenLink}
            to={to}
            color="textSecondary"
            underline="hover"
            sx={crumb}
          >
            {label}
          </Link>
        ) : (
          <Typography
            key={`${to} ${label}`}
            component="span"
            color="textSecondary"
            sx={{ fontSize: 'inherit' }}
          >
            {label}
          </Typography>
        ),
      )}
      {/* An empty last crumb, so that a separator leads to the heading. */}
      {isInline && <span />}
    </Breadcrumbs>
  )
}

const crumb = { display: 'inline-flex', alignItems: 'center', minHeight: 'var(--control-small)' } as const
