import { Box, Typography, useTheme } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'

function EmptyDrawing() {
  const { palette } = useTheme()
  const line = {
    fill: 'none',
    stroke: palette.text.secondary,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
  } as const
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" aria-hidden="true">
      <ellipse cx="100" cy="126" rx="74" ry="7" fill={palette.divider} />
      <path
        d="M38 40h38l9 10h77v68H38z"
        fill={palette.primary.light}
        stroke={palette.primary.main}
        {...soft}
      />
      <g transform="rotate(-6 100 62)">
        <path d="M66 22h56l16 16v58H66z" fill={palette.background.paper} stroke={palette.divider} {...soft} />
        <path d="M122 22v16h16" {...line} stroke={palette.divider} />
        <path d="M78 50h36M78 62h46M78 74h24" {...line} strokeDasharray="2 7" />
      </g>
      <path
        d="m30 66 14 52h126l-14-52z"
        fill={palette.background.paper}
        stroke={palette.primary.main}
        {...soft}
      />
      <path d="M92 92h22" {...line} stroke={palette.primary.main} strokeWidth={4} />
      <path d="M166 30v12M160 36h12M28 24v8M24 28h8" {...line} stroke={palette.primary.main} />
    </svg>
  )
}

const soft = { strokeWidth: 2.5, strokeLinejoin: 'round' } as const

interface EmptyListProps {
  message?: string
  hint?: ReactNode
  action?: ReactNode
}

export function EmptyList({ message, hint, action }: EmptyListProps) {
  const translate = useTranslate()
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, px: 2, py: 6 }}
      role="status"
    >
      <EmptyDrawing />
      <Typography variant="h3" component="p" sx={{ textAlign: 'center', mt: 1 }}>
        {message ?? translate('layout.empty')}
      </Typography>
      {hint && (
        <Typography sx={{ color: 'text.secondary', textAlign: 'center', maxWidth: box.line }}>
          {hint}
        </Typography>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  )
}
