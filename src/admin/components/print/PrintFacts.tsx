import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Names and values, line by line; empty ones are skipped. */
export const PrintFacts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, m: 0 }}>
    {facts.map(
      ([name, value]) =>
        value && (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ),
    )}
  </Box>
)
