import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { visuallyHidden } from '../../../theme/visuallyHidden'

interface ChangeMarkProps {
  /** What is gone, or what is new. */
  kind: 'removed' | 'added'
  /** i18n key that says so to screen readers, which do not see the colour. */
  says: string
  children: ReactNode
}

/** A value or passage that was removed or added. */
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
        // A line through a picture is not seen.
        ...(!isAdded && { '& img': { opacity: 0.4 } }),
      }}
    >
      <span style={visuallyHidden}>{translate(says)} </span>
      {children}
    </Box>
  )
}
