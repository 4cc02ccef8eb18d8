import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Figures in two columns; a large amount that does not fit takes a whole row. */
export function FigureTiles({ children }: { children: ReactNode }) {
  return <Box sx={tiles}>{children}</Box>
}

const tiles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignContent: 'start',
  '& > *': { flex: '1 1 40%', minWidth: 'min-content' },
} as const
