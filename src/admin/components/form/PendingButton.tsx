import { Button, type ButtonProps, CircularProgress } from '@mui/material'
import type { MouseEvent } from 'react'

type PendingButtonProps = ButtonProps & {
  /** What it has started is still under way. */
  pending?: boolean
}

/** A button that keeps the keyboard while it is busy: a disabled one would lose it. A press meanwhile does nothing. */
export function PendingButton({ pending = false, onClick, startIcon, sx, ...props }: PendingButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button
      {...props}
      aria-disabled={pending || undefined}
      onClick={press}
      startIcon={pending ? <CircularProgress size={16} color="inherit" aria-hidden /> : startIcon}
      sx={[
        { '&[aria-disabled=true]': { opacity: 0.7, cursor: 'default' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  )
}
