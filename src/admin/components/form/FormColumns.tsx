import { Box, useMediaQuery, useTheme } from '@mui/material'
import type { ReactNode } from 'react'
import { Later } from '../../startup/Later'
import { hidesBelowReserved } from '../../startup/reserve'
import { box, breakpoints, spacingStep } from '../../theme/tokens'
import { useIsDocked } from '../viewport/docked'
import { useStickyColumn } from './useStickyColumn'

interface FormColumnsProps {
  /** Identifying fields; in one column the side sections follow directly. */
  lead?: ReactNode
  main: ReactNode
  /** Decisions about the record; without them the form has one column. */
  side?: ReactNode
  below?: ReactNode
  /** More of the side; last if there is one column. */
  sideBelow?: ReactNode
}

/** Two columns on a wide screen, else one. Tab order follows importance: name, decisions, content, the rest. */
export function FormColumns({ lead, main, side, below, sideBelow }: FormColumnsProps) {
  const least = useIsDocked() ? 'xl' : 'md'
  const isWide = useMediaQuery(useTheme().breakpoints.up(least), { noSsr: true })
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
        {/* Rendered late as well, since the late content above would push it down. */}
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
  // Inputs are as wide as the editors below them.
  '--field': 'none',
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  [`@media (min-width: ${breakpoints.lg}px)`]: { gridTemplateColumns: `minmax(0, 1fr) ${box.side}px` },
} as const
