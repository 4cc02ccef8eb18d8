import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { box } from '../../theme/tokens'

/** An icon in the size of `Picture`. */
export const IconPlace = ({ children }: { children: ReactNode }) => (
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
    {children}
  </Box>
)
