import { Box } from '@mui/material'
import type { Style } from '../../../domain/type'
import { styleIcons } from '../../components/styleIcons'
import { box } from '../../theme/tokens'

/** In place of a type's picture. */
export function StyleIcon({ style }: { style: Style }) {
  const Icon = styleIcons[style]
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: box.thumbnail,
        height: box.thumbnail,
        color: 'text.secondary',
      }}
    >
      <Icon fontSize="small" aria-hidden />
    </Box>
  )
}
