import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A form of two columns, the second for what is set rather than written; one on a narrow screen. */
export const FormColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: 2,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 34%)' },
      '@media (min-width: 1440px)': { gridTemplateColumns: 'minmax(0, 1fr) 380px' },
    }}
  >
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{main}</Box>
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{side}</Box>
  </Box>
)
