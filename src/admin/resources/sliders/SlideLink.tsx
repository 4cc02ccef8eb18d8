import { Box } from '@mui/material'

/** Where a slide leads. Right to left too, an address that is too long loses its end. */
export const SlideLink = ({ url }: { url: string }) => (
  <Box
    component="span"
    dir="ltr"
    sx={{
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      // `left` is mirrored right to left; `start` would follow the letters.
      textAlign: 'left',
    }}
  >
    {url}
  </Box>
)
