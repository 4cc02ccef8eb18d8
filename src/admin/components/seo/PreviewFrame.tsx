import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'

/** Named frame of a preview; URLs read left to right in every language. */
export function PreviewFrame({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate()
  const labelId = useId()
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography id={labelId} sx={{ typography: 'body2', fontWeight: 500, mb: 0.5 }}>
        {translate(label)}
      </Typography>
      <Box
        role="group"
        dir="ltr"
        aria-labelledby={labelId}
        sx={{
          textAlign: 'start',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          maxWidth: box.line,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
