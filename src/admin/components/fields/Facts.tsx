import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'

interface FactsProps {
  /** Values by i18n key of their names; empty ones are skipped. */
  of: Record<string, ReactNode>
  nothing: string
  /** Beside each other, as far as there is room. */
  isRow?: boolean
}

export function Facts({ of: facts, nothing, isRow }: FactsProps) {
  const translate = useTranslate()
  const shown = Object.entries(facts).filter(([, value]) => value)
  if (!shown.length) return <Typography color="textSecondary">{translate(nothing)}</Typography>
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: isRow ? row : 'minmax(0, 1fr)' }}
    >
      {shown.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(name)}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  )
}

const row = `repeat(auto-fit, minmax(${box.smallTile}px, 1fr))`
