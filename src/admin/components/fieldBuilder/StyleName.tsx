import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FieldStyle } from '../../../domain/dynamicFields'
import { fieldIcons } from './styleIcons'

export function StyleName({ style }: { style: FieldStyle }) {
  const translate = useTranslate()
  const Icon = fieldIcons[style]
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 1 }}
    >
      <Icon fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
      {translate(`resources.fields.style.${style}`)}
    </Box>
  )
}
