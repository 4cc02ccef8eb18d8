import type { Theme } from '@mui/material/styles'
import { rowLinkClass, rowLinkStyle } from '../../components/list/RowLink'
import { focusRing } from '../../theme/components'
import { spacingStep } from '../../theme/tokens'

export const rowsStyle = (theme: Theme) => {
  const { palette, spacing, breakpoints, typography, shape } = theme
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: `${shape.borderRadius}px`,
    backgroundColor: palette.background.paper,
    ...typography.body2,
    ...rowLinkStyle,
    '& > li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: spacing(1),
      padding: spacing(1, 1.5),
      '&:not(:last-of-type)': { borderBottom: `1px solid ${palette.divider}` },
      '&:hover': { backgroundColor: palette.action.hover },
      [`&.is-selected, &:has(.${rowLinkClass}[aria-current])`]: { backgroundColor: palette.primary.light },
      [`&:has(.${rowLinkClass}:focus-visible)`]: focusRing(theme),
    },
    [`& .${rowLinkClass}::after`]: { content: '""', position: 'absolute', inset: 0 },
    [`& .${rowLinkClass}:focus-visible`]: { outline: 'none' },
    // Other controls lie above the row's link.
    '& .MuiCheckbox-root, & .act > *': { position: 'relative', zIndex: 1 },
    '& .words': { flex: 1, minWidth: 0 },
    '& .head': { display: 'flex', flexWrap: 'wrap', columnGap: spacing(1), alignItems: 'baseline' },
    '& .aside': { color: palette.text.secondary, ...typography.caption },
    '& .text': {
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
    '& .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .clip': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .act': { flex: 'none', display: 'flex', alignItems: 'center', gap: spacing(1) },
    // Phones have no tooltips.
    [breakpoints.down('sm')]: {
      '& .act': { display: 'none' },
      '& .clip': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  }
}

export const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: 2,
  // At half width only the open item has the button.
  '& .act': { display: 'none' },
} as const

export const besidePane = {
  position: 'sticky',
  top: `calc(var(--bar) + ${2 * spacingStep}px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const
