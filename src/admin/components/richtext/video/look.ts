import { box } from '../../../theme/tokens'

export const videoLook = {
  display: 'block',
  my: 1.5,
  width: '100%',
  maxWidth: box.line,
  aspectRatio: '16 / 9',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.default',
  color: 'text.primary',
  whiteSpace: 'normal',
} as const

export const videosIn = {
  '& .video': videoLook,
  '& button.video': {
    ...videoLook,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    '&::before': { content: '"▶"', display: 'block', fontSize: box.symbol, lineHeight: 1 },
  },
} as const
