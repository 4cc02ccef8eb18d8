import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { box, spacingStep } from '../../theme/tokens'
import { SettingsFinder } from './SettingsFinder'
import { SettingsNav } from './SettingsNav'

interface SettingsPageProps {
  /** For a list: a phone hides the navigation, as the menu links to the other pages. */
  isList?: boolean
  children: ReactNode
}

/** Frame of every settings page: search over all settings, and links to the other pages. */
export function SettingsPage({ isList = false, children }: SettingsPageProps) {
  const [query, setQuery] = useState('')
  return (
    <Box sx={frame}>
      <Box sx={[side, isList && { display: { xs: 'none', md: 'grid' } }]}>
        <SettingsFinder query={query} onSearch={setQuery} />
        {/* Results replace the links. */}
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
