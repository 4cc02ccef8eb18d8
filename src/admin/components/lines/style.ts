import type { Theme } from '@mui/material'
import { control } from '../../theme/tokens'

export const field = ({ palette, spacing, breakpoints }: Theme) => ({
  minHeight: control.medium,
  [breakpoints.down('sm')]: { minHeight: control.touch },
  paddingInline: spacing(1),
  borderRadius: spacing(0.5),
  border: `1px solid ${palette.field}`,
  '&.Mui-error': { borderColor: palette.error.main },
  '&.Mui-focused': { borderColor: palette.primary.main, outline: `1px solid ${palette.primary.main}` },
  '& input': { padding: 0, textOverflow: 'ellipsis', fontVariantNumeric: 'tabular-nums' },
  // As wide as its text, as half an amount looks like another; positions a day's invisible calendar.
  position: 'relative' as const,
  '&[data-end] input': { textAlign: 'end', fieldSizing: 'content', minWidth: '100%', maxWidth: spacing(24) },
})

export const table = ({ palette, spacing }: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: spacing(0.5, 1),
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'inherit',
    verticalAlign: 'top',
  },
  '& td': { typography: 'body2', overflowWrap: 'anywhere' },
  '& th': { typography: 'caption', color: palette.text.secondary, whiteSpace: 'nowrap' },
  '& [data-kind]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .MuiInputBase-root': { typography: 'body2' },
  // Aligns with the text in the column's inputs.
  '& :is(thead, tfoot) [data-typed]': { paddingInline: spacing(2) },
  '& tfoot > tr > *': {
    typography: 'body2',
    paddingBlock: spacing(1),
    borderBottom: 0,
    color: palette.text.primary,
  },
  '& tfoot [data-main]': { fontWeight: 600 },
  // Aligns with the text of the inputs beside it.
  '& td[data-read]': { paddingBlock: spacing(1.5) },
})
