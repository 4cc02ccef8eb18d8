import { Box } from '@mui/material'
import type { PostType } from '../../../domain/typeSchema'
import { TypeIcon } from '../../components/TypeIcon'
import { box } from '../../theme/tokens'

/** In place of a type's picture. */
export function StyleIcon({ type }: { type: Pick<PostType, 'style' | 'drawing'> }) {
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
      <TypeIcon of={type} fontSize="small" aria-hidden />
    </Box>
  )
}
