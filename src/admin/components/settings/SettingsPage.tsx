import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { box, spacingStep } from '../../theme/tokens'
import { SettingsFinder } from './SettingsFinder'
import { SettingsNav } from './SettingsNav'

interface SettingsPageProps {
  /** A list has all of a phone to itself: its menu leads to the other pages. */
  isList?: boolean
  /** The page with its heading. */
  children: ReactNode
}

/** The frame of every page of settings: a search over all of them and links to the others, beside the page or above it. */
export function SettingsPage({ isList = false, children }: SettingsPageProps) {
  const [query, setQuery] = useState('')
  return (
    <Box sx={frame}>
      <Box sx={[side, isList && { display: { xs: 'none', md: 'grid' } }]}>
        <SettingsFinder query={query} onSearch={setQuery} />
        {/* What is found stands in its place. */}
        {!query.trim() && <SettingsNav />}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

const frame = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${box.filter}px minmax(0, 1fr)` },
} as const

const side = {
  position: { md: 'sticky' },
  top: `calc(var(--bar) + ${4 * spacingStep}px)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
} as const
