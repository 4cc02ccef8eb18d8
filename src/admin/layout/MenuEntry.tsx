import { Tooltip } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ScreenLink } from '../components/ScreenLink'

interface MenuEntryProps {
  label: string
  icon?: ReactNode
  /** Only the icon is visible; the label is the accessible name. */
  isNarrow?: boolean
  isActive?: boolean
  /** Target; without it the entry is a button. */
  to?: string
  /** For the head of a group: whether it is expanded, and the id of its list. */
  expanded?: boolean
  controls?: string
  end?: ReactNode
  onClick: () => void
}

/** One entry of the menu. The container has its styles, once for all entries. */
export function MenuEntry(props: MenuEntryProps) {
  const { label, icon, isNarrow, isActive, to, expanded, controls, end, onClick } = props
  const common = {
    className: `menu-entry${icon ? ' menu-head' : ''}${isActive ? ' is-active' : ''}`,
    'aria-label': isNarrow ? label : undefined,
    onClick,
    children: (
      <>
        {icon && <span className="menu-icon">{icon}</span>}
        {!isNarrow && (
          <span className="menu-label" dir="auto">
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

/** Styles for the container of all entries. */
export const menuStyle = {
  m: 0,
  p: 0,
  py: 1,
  listStyle: 'none',
  '& ul': {
    m: 0,
    p: 0,
    pb: 0.5,
    listStyle: 'none',
    animation: 'menu-open 0.15s',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '@keyframes menu-open': { from: { opacity: 0, transform: 'translateY(-4px)' } },
  '& .menu-entry': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    // A button does not stretch by itself.
    width: (theme: Theme) => `calc(100% - ${theme.spacing(2)})`,
    minHeight: 36,
    mx: 1,
    px: 1.5,
    py: 0.25,
    paddingInlineStart: '48px',
    border: 0,
    borderRadius: 1.5,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: 13.5,
    fontWeight: 450,
    // Follow the page's direction; a button would centre its text.
    textAlign: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  },
  '& .menu-head': { minHeight: 42, paddingInlineStart: '12px', fontSize: 14 },
  '& .is-active, & .is-active:hover': { color: 'primary.dark', fontWeight: 600, bgcolor: 'primary.light' },
  '& .menu-icon': { display: 'inline-flex', minWidth: 36, color: 'text.secondary' },
  '& .is-active .menu-icon': { color: 'primary.main' },
  '& .menu-label': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .menu-turn': { color: 'text.secondary', transition: 'transform 0.15s' },
  '& [aria-expanded=true] .menu-turn': { transform: 'rotate(180deg)' },
} as const
