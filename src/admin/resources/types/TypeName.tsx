import { Box, Typography } from '@mui/material'
import type { PostType } from '../../../domain/typeSchema'
import { EditLink } from '../../components/crud/EditLink'
import { Thumbnail } from '../../components/media/Thumbnail'
import { styleIcons } from '../../components/styleIcons'
import { box } from '../../theme/tokens'
import { StyleMark } from './StyleMark'

/** A type's icon, name and slug, linked to the type. */
export function TypeName({ type }: { type: PostType }) {
  const Icon = styleIcons[type.style]
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: { xs: box.picture, sm: box.filter } }}
    >
      <Box
        sx={{
          display: { xs: 'none', sm: 'grid' },
          placeItems: 'center',
          flex: 'none',
          width: box.thumbnail,
          height: box.thumbnail,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.default',
          color: 'text.secondary',
        }}
      >
        {type.image ? <Thumbnail url={type.image} alt="" key={type.image} /> : <Icon aria-hidden />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <EditLink>{type.title}</EditLink>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          /{type.slug}
        </Typography>
        <Typography component="div" variant="body2" sx={{ display: { sm: 'none' }, mt: 0.5 }}>
          <StyleMark style={type.style} />
        </Typography>
      </Box>
    </Box>
  )
}
