import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Style } from '../../../domain/type'
import { styleIcons } from '../../components/types/styleIcons'

export function StyleMark({ style }: { style: Style }) {
  const translate = useTranslate()
  const Icon = styleIcons[style]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 1,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
      {translate(`resources.types.style.${style}`)}
    </Box>
  )
}
