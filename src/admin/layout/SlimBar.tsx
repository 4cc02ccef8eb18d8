import { Box, type SxProps } from '@mui/material'
import type { ReactNode } from 'react'

/** A status line below the top bar: offline, a new release, or viewing as another user. */
export const SlimBar = ({ sx, children }: { sx: SxProps; children: ReactNode }) => (
  <Box
    role="status"
    sx={{
      position: 'sticky',
      top: 'var(--bar)',
      zIndex: 6,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      columnGap: 1,
      px: 2,
      ...sx,
    }}
  >
    {children}
  </Box>
)

export const warning = { bgcolor: 'warning.main', color: 'warning.contrastText' } as const
