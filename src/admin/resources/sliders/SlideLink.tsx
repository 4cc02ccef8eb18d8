import { Box } from '@mui/material'

/** Address of a slide, cut off at its end in either direction. */
export const SlideLink = ({ url }: { url: string }) => (
  <Box
    component="span"
    dir="ltr"
    sx={{
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      // Right-to-left pages mirror `left`; `start` would follow the `dir` of the address.
      textAlign: 'left',
    }}
  >
    {url}
  </Box>
)
