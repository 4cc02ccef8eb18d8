import { Typography } from '@mui/material'

/** Text by a reader: never markup, no links, in its own direction, long words break. */
export const ReaderWords = ({ text }: { text: string }) => (
  <Typography
    component="div"
    dir="auto"
    sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}
  >
    {text}
  </Typography>
)
