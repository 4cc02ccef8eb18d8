import { Box } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'

interface UnfoldedProps {
  /** Whether the first input takes over the focus of the removed button. */
  takesFocus: boolean
  children: ReactNode
}

export function Unfolded({ takesFocus, children }: UnfoldedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus)
      box.current
        ?.querySelector<HTMLElement>('input, textarea, button:not([tabindex="-1"]), [role=textbox]')
        ?.focus()
  }, [takesFocus])
  return (
    <Box ref={box} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </Box>
  )
}
