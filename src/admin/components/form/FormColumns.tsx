import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface FormColumnsProps {
  /** The column for content. */
  main: ReactNode
  /** The column for settings; without it there is one column of readable width. */
  side?: ReactNode
}

/** The columns of a form: two on a wide screen, one on a narrow one. */
export const FormColumns = ({ main, side }: FormColumnsProps) => (
  <Box sx={side ? twoColumns : { maxWidth: 960 }}>
    <Box sx={column}>{main}</Box>
    {side && <Box sx={column}>{side}</Box>}
  </Box>
)

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const

const twoColumns = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 34%)' },
  '@media (min-width: 1440px)': { gridTemplateColumns: 'minmax(0, 1fr) 380px' },
} as const
