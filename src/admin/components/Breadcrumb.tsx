import { Breadcrumbs, Link, Typography } from '@mui/material'
import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { fillPath } from './matchScreen'
import { paths } from './paths'
import { ScreenLink } from './ScreenLink'
import { type Screen, ScreensContext, useScreen } from './screen'
import { useMayOpen } from './useOpenable'
import { usePostType } from './usePostTypes'

/** The parent screens of a screen, topmost first. */
export function ancestorsOf(screens: readonly Screen[], screen: Screen): Screen[] {
  const parent = screen.parent ? screens.find(({ path }) => path === screen.parent) : undefined
  return parent && parent !== screen ? [...ancestorsOf(screens, parent), parent] : []
}

/** The breadcrumb: home, the post type if any, the parent screens, the page itself. */
export function Breadcrumb({ current }: { current: string }) {
  const translate = useTranslate()
  const screens = useContext(ScreensContext)
  const screen = useScreen()
  const { typeID, ...params } = useParams()
  const type = usePostType(typeID)
  const mayOpen = useMayOpen()
  // Home has several addresses and no parent.
  const isHome = screen?.load === screens.find(({ path }) => path === paths.home)?.load
  if (!screen || isHome) return null
  const above = ancestorsOf(screens, screen).map((each) => ({
    to: fillPath(each.path, { typeID, ...params }),
    label: translate(each.title),
  }))
  const crumbs = [
    { to: paths.home, label: translate('common.home') },
    ...(type ? [{ to: paths.posts(type.id), label: type.title }] : []),
    ...above,
  ].filter(
    // The list of a type's posts has the same address as the type: it is listed once.
    ({ to, label }, place, all) => label !== current && all.findIndex((each) => each.to === to) === place,
  )
  return (
    <Breadcrumbs aria-label={translate('layout.breadcrumb')} sx={{ mb: 0.5 }}>
      {crumbs.map(({ to, label }) =>
        mayOpen(to) ? (
          <Link key={`${to} ${label}`} component={ScreenLink} to={to} color="textSecondary" underline="hover">
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
      <Typography component="span" aria-current="page" sx={{ fontSize: 'inherit' }}>
        {current}
      </Typography>
    </Breadcrumbs>
  )
}
