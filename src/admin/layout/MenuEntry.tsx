import { Tooltip } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenLink } from '../components/screens/ScreenLink'
import { focusRing } from '../theme/components'
import { box, control, lowWindow, RAIL, spacingStep } from '../theme/tokens'

interface MenuEntryProps {
  label: string
  icon?: ReactNode
  isNarrow?: boolean
  isActive?: boolean
  to?: string
  /** For the head of a group: whether it is expanded, and the id of its list. */
  expanded?: boolean
  controls?: string
  /** Number of records waiting for the user, formatted. */
  count?: string
  end?: ReactNode
  onClick: () => void
}

/** One menu entry. Its styles are in `menuStyle` on the container, once for all entries. */
export function MenuEntry(props: MenuEntryProps) {
  const { label, icon, isNarrow, isActive, to, expanded, controls, count, end, onClick } = props
  const translate = useTranslate()
  const common = {
    className: `menu-entry${icon ? ' menu-head' : ''}${isActive ? ' is-active' : ''}`,
    'aria-label': isNarrow ? label : undefined,
    // The stylesheet draws the number, so that it is no part of the accessible name.
    'data-count': count,
    'aria-description': count ? translate('layout.menu.waiting', { count }) : undefined,
    onClick,
    children: (
      <>
        {icon && <span className="menu-icon">{icon}</span>}
        {!isNarrow && (
          <span className="menu-label clip" dir="auto">
            {label}
          </span>
        )}
        {!isNarrow && end}
      </>
    ),
  }
  const entry = to ? (
    <ScreenLink {...common} to={to} aria-current={isActive ? 'page' : undefined} />
  ) : (
    <button {...common} type="button" aria-expanded={expanded} aria-controls={controls} />
  )
  return isNarrow ? (
    <Tooltip title={label} placement="right">
      {entry}
    </Tooltip>
  ) : (
    entry
  )
}

const indent = `${box.icon + 6 * spacingStep}px`

export const menuStyle = {
  m: 0,
  p: 0,
  py: 0.5,
  listStyle: 'none',
  '& ul': {
    m: 0,
    p: 0,
    pb: 0.5,
    listStyle: 'none',
    animation: 'menu-open 0.15s',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '@keyframes menu-open': { from: { opacity: 0 } },
  '& .menu-entry': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    boxSizing: 'border-box',
    // Buttons do not stretch by themselves.
    width: (theme: Theme) => `calc(100% - ${theme.spacing(2)})`,
    // Lets twenty groups fit on a laptop.
    minHeight: box.menu,
    [lowWindow]: { minHeight: control.small },
    '@media (pointer: coarse)': { minHeight: 'var(--control)' },
    mx: 1,
    px: 1,
    py: 0,
    paddingInlineStart: indent,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'text.primary',
    typography: 'body2',
    fontFamily: 'inherit',
    // Buttons would centre their text.
    textAlign: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': focusRing,
  },
  '& .menu-head': { paddingInlineStart: 1, typography: 'body1' },
  '& .is-active, & .is-active:hover': { color: 'primary.dark', fontWeight: 600, bgcolor: 'primary.light' },
  '& .menu-icon': { display: 'inline-flex', flex: 'none', width: box.icon, color: 'text.secondary' },
  // Letters in place of an icon, no part of the accessible name.
  '& .menu-mark': {
    display: 'grid',
    placeItems: 'center',
    width: box.icon,
    height: box.icon,
    border: 1,
    borderRadius: 0.5,
    '&::before': {
      content: 'attr(data-mark) / ""',
      typography: 'caption',
      lineHeight: 1,
      fontWeight: 600,
      letterSpacing: '-0.03em',
    },
  },
  '& .is-active .menu-icon': { color: 'primary.main' },
  '& .menu-label': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [aria-expanded=true] .menu-turn': { transform: 'rotate(180deg)' },
  '&.is-rail .menu-entry': {
    paddingInlineStart: `${(RAIL - box.icon) / 2 - 2 * spacingStep}px`,
    minHeight: box.handle,
    // Keeps all icons of a shop in view without scrolling.
    [lowWindow]: { minHeight: control.small },
  },
  // Captions and numbers are drawn here because they are no part of the accessible names.
  '& [data-caption]::before': {
    content: 'attr(data-caption)',
    display: 'block',
    px: 2,
    pt: 0.5,
    typography: 'caption',
    lineHeight: `${4 * spacingStep}px`,
    fontWeight: 600,
    color: 'text.secondary',
  },
  '&.is-rail [data-caption]::before': {
    content: '""',
    p: 0,
    my: 0.5,
    mx: 2,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& [data-count]::after': {
    content: 'attr(data-count) / ""',
    order: 1,
    typography: 'caption',
    fontWeight: 600,
    color: 'status.warn',
  },
  '& .menu-turn': { order: 2, color: 'text.secondary', transition: 'transform 0.15s' },
  '&.is-rail [data-count]::after': {
    content: '""',
    flex: 'none',
    width: spacingStep * 2,
    height: spacingStep * 2,
    marginInlineStart: -1.5,
    marginTop: -2,
    borderRadius: '50%',
    bgcolor: 'status.warn',
  },
} as const
