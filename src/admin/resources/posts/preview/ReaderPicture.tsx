import { Box } from '@mui/material'
import { Thumbnail } from '../../../components/media/Thumbnail'

export const ReaderPicture = ({ url, width }: { url: string; width: number }) => (
  <Box
    sx={{
      aspectRatio: '3 / 2',
      borderRadius: 1,
      overflow: 'hidden',
      mb: 2,
      display: 'grid',
      placeItems: 'center',
    }}
  >
    <Thumbnail key={url} url={url} alt="" width={width} />
  </Box>
)
