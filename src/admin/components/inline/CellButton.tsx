import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { control } from '../../theme/tokens'
import { visuallyHidden } from '../../theme/visuallyHidden'

const Plain = styled('button')(({ theme: { palette, spacing, breakpoints } }) => ({
  minHeight: control.small,
  maxWidth: '100%',
  marginInline: spacing(-1),
  padding: spacing(0, 1),
  border: '1px solid transparent',
  borderRadius: spacing(0.5),
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  cursor: 'text',
  '&:hover, :is(tr, li):hover &': { borderColor: palette.divider },
  '&:hover': { borderColor: palette.field, backgroundColor: palette.background.paper },
  '&[aria-haspopup], &[role=switch]': { cursor: 'pointer' },
  '&[aria-busy=true]': { opacity: 0.6 },
  // Touch has no hover, so the border always shows.
  [breakpoints.down('sm')]: { borderColor: palette.divider, marginInline: 0 },
}))

interface CellButtonProps extends ComponentProps<'button'> {
  label: string
  isBusy: boolean
  children: ReactNode
}

/** An editable value at rest: looks like text until hovered or focused. */
export function CellButton({ label, isBusy, children, ...props }: CellButtonProps) {
  const translate = useTranslate()
  return (
    <Plain type="button" aria-busy={isBusy || undefined} {...props}>
      {children}
      <span style={visuallyHidden}>
        {' '}
        {translate(isBusy ? 'components.form.saving' : 'parts.inline.edit', { field: label })}
      </span>
    </Plain>
  )
}
