import { box } from '../../../theme/tokens'

/** The whole picture, and beside it how screens crop it. */
export const frame = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  '& .whole': {
    position: 'relative',
    cursor: 'crosshair',
    '& img': { display: 'block', maxWidth: '100%', maxHeight: box.menuPaper },
  },
  '& .crops': {
    flex: 'none',
    display: 'grid',
    gap: 1,
    '& span': { display: 'block', width: box.portrait, borderRadius: 1, overflow: 'hidden' },
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
} as const

/** A ring visible on light and dark pictures alike. */
export const marker = {
  position: 'absolute',
  width: box.icon,
  height: box.icon,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  border: 2,
  borderColor: 'background.paper',
  outline: '2px solid',
  outlineColor: 'text.primary',
  cursor: 'grab',
  '&:focus-visible': { outlineWidth: 4, outlineColor: 'primary.main' },
} as const
