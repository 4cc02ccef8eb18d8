import { Typography } from '@mui/material'

/**
 * What a reader wrote: plain text, never markup, and no address in it is made a link. Its direction is its own, and a
 * word without end breaks.
 */
export const ReaderWords = ({ text }: { text: string }) => (
  <Typography
    component="div"
    dir="auto"
    sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}
  >
    {text}
  </Typography>
)
