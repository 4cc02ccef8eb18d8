import { SvgIcon, type SvgIconProps } from '@mui/material'
import type { PostType } from '../../../domain/typeSchema'
import { styleIcons } from './styleIcons'

export function TypeIcon({ of, ...props }: SvgIconProps & { of: Pick<PostType, 'style' | 'drawing'> }) {
  const Style = styleIcons[of.style]
  return of.drawing ? (
    <SvgIcon {...props}>
      <path d={of.drawing} />
    </SvgIcon>
  ) : (
    <Style {...props} />
  )
}
