import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Figures in two columns; one that half the room is too little for, such as a large amount, has a line of its own. */
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
