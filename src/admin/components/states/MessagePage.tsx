import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { mark as findable } from '../../keys/marks'
import { box } from '../../theme/tokens'

interface MessagePageProps {
  mark?: ReactNode
  title: string
  text: string
  action?: ReactNode
}

export const MessagePage = ({ mark, title, text, action }: MessagePageProps) => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      alignContent: 'center',
      gap: 1.5,
      minHeight: '60vh',
      px: 2,
      textAlign: 'center',
    }}
  >
    {mark && (
      <Typography
        component="p"
        sx={{ color: 'primary.main', fontSize: box.symbol, fontWeight: 700, lineHeight: 1 }}
      >
        {mark}
      </Typography>
    )}
    <Typography variant="h1" {...findable('message')}>
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: box.line }}>{text}</Typography>
    {action}
  </Box>
)
