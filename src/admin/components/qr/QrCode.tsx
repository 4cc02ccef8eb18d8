import { Box, type Theme } from '@mui/material'
import { encode } from 'uqr'

export interface QrCodeProps {
  /** The content of the code. */
  text: string
  /** Accessible name. */
  label: string
}

/** Modules that stay empty around a code, as scanners need them. */
const quiet = 4

/** A QR code as wide as its place: black on white in any theme, and sharp on paper. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={paper}
    >
      <path d={dark.join('')} fill="currentColor" />
    </Box>
  )
}

const paper = ({ palette }: Theme) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  color: palette.common.black,
  background: palette.common.white,
  // A code of other colours, or one that is inverted, cannot be read.
  forcedColorAdjust: 'none',
})
