import { Avatar, Box, Typography } from '@mui/material'
import { thumbnailOf } from '../../../domain/media'
import { KeyCaps } from '../../keys/KeyCaps'
import { control } from '../../theme/tokens'
import type { Entry } from './entry'

/** One line of the palette: picture or icon, title, what it belongs to, keys. */
export function EntryLine({ entry }: { entry: Entry }) {
  const { title, subtitle, icon: Icon, image, keys } = entry
  return (
    <>
      <Avatar
        variant="rounded"
        src={image ? thumbnailOf(image) || image : undefined}
        alt=""
        sx={{ bgcolor: 'transparent', color: 'text.secondary', width: control.small, height: control.small }}
      >
        {Icon && <Icon fontSize="small" aria-hidden />}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" noWrap dir="auto" sx={{ display: 'block' }}>
          {title}
        </Typography>
        {subtitle && (
          <Typography
            component="span"
            variant="body2"
            noWrap
            dir="auto"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {subtitle}
          </Typography>
        )}
      </Box>
      {keys && <KeyCaps keys={keys} />}
    </>
  )
}
