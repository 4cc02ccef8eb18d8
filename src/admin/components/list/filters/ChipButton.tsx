import Clear from '@mui/icons-material/Clear'
import Expand from '@mui/icons-material/ExpandMore'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

const Frame = styled('span')(({ theme: { palette, spacing, typography, breakpoints } }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'stretch',
  height: spacing(4.5),
  maxWidth: spacing(40),
  border: `1px solid ${palette.divider}`,
  borderRadius: spacing(1),
  backgroundColor: palette.background.paper,
  '&[data-set=true]': { borderColor: palette.primary.main, backgroundColor: palette.primary.light },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(0.5),
    minWidth: 0,
    padding: spacing(0, 1),
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:disabled': { cursor: 'default' },
    ...typography.body2,
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
  },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [breakpoints.down('sm')]: { height: spacing(5.5) },
}))

interface ChipButtonProps {
  label: string
  value: string
  isShut?: boolean
  isOpen: boolean
  onNear: () => void
  onOpen: (anchor: HTMLElement) => void
  onClear?: () => void
  children: ReactNode
}

export function ChipButton(props: ChipButtonProps) {
  const { label, value, isShut, isOpen, onNear, onOpen, onClear, children } = props
  const translate = useTranslate()
  return (
    <Frame data-set={Boolean(value && onClear)}>
      <button
        type="button"
        disabled={isShut}
        aria-haspopup={isShut ? undefined : 'dialog'}
        aria-expanded={isShut ? undefined : isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        <span>{value ? `${label}: ${value}` : label}</span>
        {!isShut && <Expand fontSize="small" aria-hidden />}
      </button>
      {value && onClear && (
        <button
          type="button"
          aria-label={translate('components.list.clear_filter', { name: label })}
          onClick={({ currentTarget }) => {
            // This button vanishes with the value.
            currentTarget.parentElement?.querySelector('button')?.focus()
            onClear()
          }}
        >
          <Clear fontSize="small" aria-hidden />
        </button>
      )}
      {children}
    </Frame>
  )
}
