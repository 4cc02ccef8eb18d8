import type { SvgIconComponent } from '@mui/icons-material'
import Article from '@mui/icons-material/ArticleOutlined'
import Store from '@mui/icons-material/LocalMallOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Style } from '../../../domain/type'

/** The picture of each style, the same as in the menu. */
export const styleIcons: Record<Style, SvgIconComponent> = {
  article: Article,
  product: Store,
  course: School,
}

/** A style by picture and name. */
export function StyleMark({ style }: { style: Style }) {
  const translate = useTranslate()
  const Icon = styleIcons[style]
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      <Icon fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
      {translate(`resources.types.style.${style}`)}
    </Box>
  )
}
