import { Box, type SxProps } from '@mui/material'
import type { ReactNode } from 'react'

/** A line below the top bar that says how things stand: no network, a new release, as whom one is looking. */
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

/** Of something to be careful about. */
export const warning = { bgcolor: 'warning.main', color: 'warning.contrastText' } as const
