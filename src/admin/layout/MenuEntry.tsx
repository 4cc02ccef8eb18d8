import { ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { ScreenLink } from '../components/ScreenLink'

interface MenuEntryProps {
  label: string
  icon?: ReactNode
  /** Only the icon is shown; the label becomes its name. */
  isNarrow?: boolean
  isActive?: boolean
  /** Where it leads; without it the entry is a button. */
  to?: string
  /** For the head of a group: whether it is open, and which list it opens. */
  expanded?: boolean
  controls?: string
  end?: ReactNode
  onClick: () => void
}

/** One line of the menu. */
export function MenuEntry(props: MenuEntryProps) {
  const { label, icon, isNarrow, isActive, to, expanded, controls, end, onClick } = props
  const entry = (
    <ListItemButton
      {...(to ? { component: ScreenLink, to } : { 'aria-expanded': expanded, 'aria-controls': controls })}
      selected={isActive}
      aria-current={isActive && to ? 'page' : undefined}
      aria-label={isNarrow ? label : undefined}
      onClick={onClick}
      sx={{
        minHeight: icon ? 42 : 36,
        mx: 1,
        px: 1.5,
        py: 0.25,
        paddingInlineStart: icon ? undefined : '48px',
        borderRadius: 1.5,
        color: isActive ? 'primary.dark' : 'text.primary',
        '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.light' },
      }}
    >
      {icon && (
        <ListItemIcon sx={{ minWidth: 36, color: isActive ? 'primary.main' : 'text.secondary' }}>
          {icon}
        </ListItemIcon>
      )}
      {!isNarrow && (
        <ListItemText
          primary={label}
          slotProps={{
            primary: {
              dir: 'auto',
              noWrap: true,
              sx: { fontSize: icon ? 14 : 13.5, fontWeight: isActive ? 600 : 450 },
            },
          }}
        />
      )}
      {!isNarrow && end}
    </ListItemButton>
  )
  return isNarrow ? (
    <Tooltip title={label} placement="right">
      {entry}
    </Tooltip>
  ) : (
    entry
  )
}
