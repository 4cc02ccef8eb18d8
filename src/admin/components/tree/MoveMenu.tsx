import { Box, Divider, Menu, MenuItem } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TreeStep } from '../../../domain/treeMoves'

export interface RowAction {
  label: string
  onClick: () => void
}

interface MoveMenuProps {
  anchor: HTMLElement
  name: string
  may: (step: TreeStep) => boolean
  more: readonly RowAction[]
  onStep: (step: TreeStep) => void
  onFar: () => void
  onClose: () => void
}

const steps = ['up', 'down', 'in', 'out'] as const satisfies readonly TreeStep[]

const arrowOf = (step: TreeStep): string =>
  step === 'up' ? '↑' : step === 'down' ? '↓' : (step === 'in') === (document.dir !== 'rtl') ? '→' : '←'

/** Moves by menu, for users who neither drag nor know the keys. */
export default function MoveMenu({ anchor, name, may, more, ...props }: MoveMenuProps) {
  const translate = useTranslate()
  const act = (run: () => void) => () => {
    props.onClose()
    run()
  }
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={props.onClose}
      slotProps={{ list: { 'aria-label': translate('tree.handle', { name }) } }}
    >
      {steps.map((step) => (
        <MenuItem key={step} disabled={!may(step)} onClick={act(() => props.onStep(step))}>
          <Box component="span" sx={{ flex: 1 }}>
            {translate(`tree.step.${step}`)}
          </Box>
          <Box component="kbd" aria-hidden sx={keys}>
            Alt {arrowOf(step)}
          </Box>
        </MenuItem>
      ))}
      <MenuItem onClick={props.onFar}>{translate('tree.step.far')}</MenuItem>
      {more.length > 0 && <Divider />}
      {more.map(({ label, onClick }) => (
        <MenuItem key={label} onClick={act(onClick)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}

const keys = {
  ml: 3,
  typography: 'caption',
  color: 'text.secondary',
  display: { xs: 'none', sm: 'inline' },
} as const
