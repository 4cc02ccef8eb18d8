import type { Theme } from '@mui/material'
import { control } from '../../theme/tokens'

export const inputStyle = ({ palette, spacing, breakpoints }: Theme) => ({
  position: 'relative' as const,
  zIndex: 1,
  minHeight: control.small,
  marginInline: spacing(-1),
  width: `calc(100% + ${spacing(2)})`,
  [breakpoints.down('sm')]: { minHeight: control.touch, marginInline: 0, width: '100%' },
  paddingInline: spacing(1),
  borderRadius: spacing(0.5),
  border: `1px solid ${palette.primary.main}`,
  backgroundColor: palette.background.paper,
  font: 'inherit',
  '&.Mui-error': { borderColor: palette.error.main },
  '& input': { padding: 0, textOverflow: 'ellipsis' },
  '&[data-end=true] input': { textAlign: 'end' },
})

/** An open cell hides what stands beside its value. */
export const openStyle = { display: 'block', '& ~ *': { display: 'none' } } as const
