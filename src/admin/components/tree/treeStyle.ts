import type { Theme } from '@mui/material/styles'
import { focusRing } from '../../theme/components'
import { spacingStep } from '../../theme/tokens'

export const indents = { phone: 4 * spacingStep, wide: 6 * spacingStep } as const

/** Styles for the container of all rows; a row's buttons show on hover or focus. */
export const treeStyle = {
  display: 'block',
  '--indent': { xs: `${indents.phone}px`, sm: `${indents.wide}px` },
  '& tbody, & td': { display: 'block', p: 0 },
  '& tr': { display: 'block', position: 'relative', borderRadius: 1, bgcolor: 'background.paper' },
  '& tr:hover': { bgcolor: 'action.hover' },
  '& tr[aria-selected=true]': { bgcolor: 'primary.light' },
  // Above the background of the next row.
  '& tr:focus-visible': (theme: Theme) => ({ ...focusRing(theme), zIndex: 1 }),
  '& td': { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 'var(--row)', paddingInlineEnd: 1 },
  // A line per level, below the middle of its row's fold button.
  '& .tree-guides': { display: 'flex', flex: 'none', alignSelf: 'stretch', marginInlineEnd: -0.5 },
  '& .tree-guides > span': {
    boxSizing: 'border-box',
    width: 'var(--indent)',
    position: 'relative',
    insetInlineStart: 'calc(var(--control-small) / 2)',
    borderInlineStart: ({ palette }: Theme) => `1px solid ${palette.divider}`,
  },
  '& .tree-turn, & .tree-handle': {
    flex: 'none',
    p: 0,
    minWidth: 0,
    width: 'var(--control-small)',
    borderRadius: 1,
  },
  '& .tree-turn svg': { transition: 'transform 0.15s' },
  '& .tree-turn[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
  '& .tree-handle': { cursor: 'grab', touchAction: 'none' },
  '& .is-dragged': { zIndex: 2, boxShadow: 4 },
  '& .is-dragged .tree-handle': { cursor: 'grabbing' },
  '@media (hover: hover)': {
    '& .actions, & .tree-handle': { opacity: 0 },
    '& tr:hover .actions, & tr:focus-within .actions': { opacity: 1 },
    '& tr:hover .tree-handle, & tr:focus-within .tree-handle, & .is-dragged .tree-handle': { opacity: 1 },
  },
} as const
