import { Button, type ButtonProps, CircularProgress } from '@mui/material'
import type { MouseEvent } from 'react'

type PendingButtonProps = ButtonProps & {
  pending?: boolean
}

/** A button that ignores clicks while pending; a disabled one would lose the focus. */
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
