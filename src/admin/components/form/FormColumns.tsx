import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { box, breakpoints } from '../../theme/tokens'

interface FormColumnsProps {
  /** The column for content. */
  main: ReactNode
  /** The column for settings; without it there is one column. */
  side?: ReactNode
}

/** The columns of a form: two on a wide screen, one on a narrow one. */
export const FormColumns = ({ main, side }: FormColumnsProps) => (
  <Box sx={side ? twoColumns : undefined}>
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
  [`@media (min-width: ${breakpoints.md}px)`]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  [`@media (min-width: ${breakpoints.lg}px)`]: { gridTemplateColumns: `minmax(0, 1fr) ${box.side}px` },
} as const
