import { Box, useMediaQuery, useTheme } from '@mui/material'
import type { ReactNode } from 'react'
import { Later } from '../../startup/Later'
import { hidesBelowReserved } from '../../startup/reserve'
import { box, breakpoints, spacingStep } from '../../theme/tokens'
import { useStickyColumn } from './useStickyColumn'

interface FormColumnsProps {
  /** What the record is known by; in one column the first side sections come directly after it. */
  lead?: ReactNode
  /** The content. */
  main: ReactNode
  /** What is decided about the record; without it there is one column. */
  side?: ReactNode
  /** More of the content, further down: drawn after what is in sight. */
  below?: ReactNode
  /** More of the side; in one column it comes last. */
  sideBelow?: ReactNode
}

/**
 * The columns of a form: two on a wide screen, one on a narrow one, where reading order and order of the keyboard are
 * that of importance: name, decisions, content, the rest.
 */
export function FormColumns({ lead, main, side, below, sideBelow }: FormColumnsProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true })
  const sticky = useStickyColumn()
  const later = below && <Later>{below}</Later>
  const sideLater = sideBelow && <Later>{sideBelow}</Later>
  if (!side || !isWide)
    return (
      <Box sx={column}>
        {lead}
        {lead && side}
        {main}
        {later}
        {/* What comes later would push it away. */}
        {!lead && (later ? <Later>{side}</Later> : side)}
        {sideLater}
      </Box>
    )
  return (
    <Box sx={twoColumns}>
      <Box sx={column}>
        {lead}
        {main}
        {later}
      </Box>
      <Box ref={sticky} sx={stickyColumn}>
        {side}
        {sideLater}
      </Box>
    </Box>
  )
}

const column = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  ...hidesBelowReserved,
} as const

const stickyColumn = {
  ...column,
  position: 'sticky',
  top: `calc(var(--bar) + ${4 * spacingStep}px)`,
} as const

const twoColumns = {
  // They are as wide as what stands below them.
  '--field': 'none',
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  [`@media (min-width: ${breakpoints.lg}px)`]: { gridTemplateColumns: `minmax(0, 1fr) ${box.side}px` },
} as const
