import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface FormColumnsProps {
  /** What is written. */
  main: ReactNode
  /** What is set rather than written; without it there is one column of a width to read. */
  side?: ReactNode
}

/** The columns of a form: two where there is room for them, one on a narrow screen. */
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
