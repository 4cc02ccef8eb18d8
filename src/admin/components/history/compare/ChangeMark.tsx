import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { visuallyHidden } from '../../../theme/visuallyHidden'

interface ChangeMarkProps {
  kind: 'removed' | 'added'
  /** i18n key for screen readers, which do not announce the colour. */
  says: string
  children: ReactNode
}

export function ChangeMark({ kind, says, children }: ChangeMarkProps) {
  const translate = useTranslate()
  const isAdded = kind === 'added'
  return (
    <Box
      component={isAdded ? 'ins' : 'del'}
      sx={{
        color: isAdded ? 'success.main' : 'error.main',
        textDecoration: isAdded ? 'none' : 'line-through',
        ...(isAdded && { borderBottom: 1, borderColor: 'success.main' }),
        // A line through a picture would not be visible.
        ...(!isAdded && { '& img': { opacity: 0.4 } }),
      }}
    >
      <span style={visuallyHidden}>{translate(says)} </span>
      {children}
    </Box>
  )
}
