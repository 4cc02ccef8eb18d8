import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** What a paper is about, line by line: names and values. What has no value is left out. */
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
