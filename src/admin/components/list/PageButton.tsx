import { Button } from '@mui/material'
import type { ReactNode } from 'react'

interface PageButtonProps {
  label: string
  isCurrent: boolean
  onOpen: () => void
  onNear: () => void
  children: ReactNode
}

export const PageButton = ({ label, isCurrent, onOpen, onNear, children }: PageButtonProps) => (
  <Button
    size="small"
    variant={isCurrent ? 'contained' : 'text'}
    aria-label={label}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onOpen}
    onPointerEnter={onNear}
    onFocus={onNear}
    sx={{ minWidth: 'var(--control)', px: 1 }}
  >
    {children}
  </Button>
)
